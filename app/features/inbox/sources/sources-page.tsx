import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import {
  formatDay,
  formatDayMonth,
  formatDays,
  formatDigits,
  formatNumber,
  indiaTime,
} from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/sources-page";
import { totalsOf, type Week, weekCount, weeksOf } from "./chart.ts";
import styles from "./sources.css?url";
import { SourcesChart } from "./sources-chart.tsx";
import { sourcesWords } from "./sources-words.ts";

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(sourcesWords, page).title, wordsAt(staffWords, page).office);

/** The weeks of the year in the address, `?year=2026`; by default the current year. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "inbox");
  const inbox = context.get(inboxContext);
  const thisYear = Number(indiaTime(Date.now()).day.slice(0, 4));
  const years = [...new Set([thisYear, ...(await inbox.years())])].sort((one, other) => other - one);
  const asked = Number(here(request).query.get("year"));
  const year = years.find((each) => each === asked) ?? thisYear;
  return { year, years, weeks: weeksOf(await inbox.countsBySource(year)) };
}

/** The page showing where submissions came from. */
export default function SourcesPage({ loaderData: { year, years, weeks } }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(sourcesWords);
  const { title: inbox } = useWords(inboxWords);
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: "/office/inbox", label: inbox }}>
      <nav aria-label={t.years} className="links sources-years">
        {years.map((each) => (
          <a key={each} href={`?year=${each}`} aria-current={each === year ? "page" : undefined}>
            {formatDigits(each, locale)}
          </a>
        ))}
      </nav>
      {weeks.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <>
          <SourcesChart weeks={weeks} year={year} />
          <h2>{t.byWeek}</h2>
          <SourcesTable weeks={weeks} year={year} />
        </>
      )}
    </OfficePage>
  );
}

/** The chart's figures week by week, the latest first; the totals are next to the week, where a phone shows them. */
function SourcesTable({ weeks, year }: { weeks: Week[]; year: number }) {
  const { locale } = useSite();
  const t = useWords(sourcesWords);
  const { sources } = useWords(inboxWords);
  const shown = totalsOf(weeks);
  // The first week of a year can begin in December.
  const nameOf = ({ monday }: Week) => (monday.startsWith(`${year}`) ? formatDayMonth : formatDay)(monday, locale);
  // Among many zeros, the figures should stand out.
  const cell = (count = 0) =>
    count === 0 ? <span className="nothing">{formatNumber(0, locale)}</span> : formatNumber(count, locale);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard
    <section className="sources-table" aria-label={t.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            <th scope="col">{t.total}</th>
            {shown.map(([source]) => (
              <th key={source} scope="col">
                {sources[source]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.monday}>
              <th scope="row">{weekCount(week) > 1 ? formatDays(week.monday, week.until, locale) : nameOf(week)}</th>
              <td>{cell(week.total)}</td>
              {shown.map(([source]) => (
                <td key={source}>{cell(week.counts[source])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td>
              {formatNumber(
                weeks.reduce((sum, { total }) => sum + total, 0),
                locale,
              )}
            </td>
            {shown.map(([source, count]) => (
              <td key={source}>{formatNumber(count, locale)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
