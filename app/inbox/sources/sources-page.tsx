import { inboxContext } from "#app/inbox/inbox.server.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { formatDigits, formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/sources-page";
import styles from "./sources.css?url";
import { SourcesChart, SourcesTable, sourcesWords, weeksOf } from "./sources-chart.tsx";

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(sourcesWords, page).title, wordsAt(staffWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "inbox");
  const inbox = context.get(inboxContext);
  const thisYear = Number(indiaTime(presentTime()).day.slice(0, 4));
  const years = [...new Set([thisYear, ...(await inbox.years())])].sort((one, other) => other - one);
  const asked = Number(here(request).query.get("year"));
  const year = years.find((each) => each === asked) ?? thisYear;
  return { year, years, weeks: weeksOf(await inbox.countsBySource(year)), calls: await inbox.countCalls(year) };
}

export default function SourcesPage({ loaderData: { year, years, weeks, calls } }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(sourcesWords);
  const { title: inbox } = useWords(inboxWords);
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: "/office/inbox", label: inbox }}>
      {years.length > 1 && (
        <nav aria-label={t.years} className="links sources-years">
          {years.map((each) => (
            <a key={each} href={`?year=${each}`} aria-current={each === year ? "page" : undefined}>
              {formatDigits(each, locale)}
            </a>
          ))}
        </nav>
      )}
      {weeks.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <>
          <SourcesChart weeks={weeks} year={year} />
          {calls > 0 && <p>{t.calls(formatNumber(calls, locale))}</p>}
          {/* For one week, the bars say the same. */}
          {weeks.length > 1 && (
            <>
              <h2>{t.byWeek}</h2>
              <SourcesTable weeks={weeks} />
            </>
          )}
        </>
      )}
    </OfficePage>
  );
}
