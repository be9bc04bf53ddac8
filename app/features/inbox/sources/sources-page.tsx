import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { formatDigits, formatNumber, indiaTime } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/sources-page";
import { weeksOf } from "./chart.ts";
import styles from "./sources.css?url";
import { SourcesChart } from "./sources-chart.tsx";
import { SourcesTable } from "./sources-table.tsx";
import { sourcesWords } from "./sources-words.ts";

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
