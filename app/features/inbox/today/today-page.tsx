import { here, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { PageNumbers } from "#app/design/page-numbers.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { committeeNames } from "#app/features/inbox/committees.server.ts";
import { filterIn, queryOf } from "#app/features/inbox/filter.ts";
import { filterText } from "#app/features/inbox/filter-text.ts";
import { countsIn, inboxContext } from "#app/features/inbox/inbox.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { formatNumber, formatWeekday, indiaTime } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/today-page";
import { InboxFigures } from "./counts.tsx";
import { InboxListFilter } from "./inbox-filter.tsx";
import { InboxList } from "./inbox-list.tsx";
import { MoreLinks, NewLink } from "./more-links.tsx";
import styles from "./today.css?url";
import { todayWords } from "./words.ts";

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(inboxWords, page).title, wordsAt(staffWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "inbox");
  const { query } = here(request);
  const inbox = context.get(inboxContext);
  const filter = filterIn(query);
  const page = pageNumber(query);
  if (Number.isNaN(page)) throw new Response(null, { status: 404 });
  const [found, counts, years, people] = await Promise.all([
    inbox.list(filter, page),
    countsIn(context),
    inbox.years(),
    inbox.people(),
  ]);
  const erased = query.get("erased")?.slice(0, 40);
  return {
    filter,
    found,
    counts,
    years,
    people,
    erased,
    committees: committeeNames(recordsFor({ request, context })),
    now: presentTime(),
  };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { filter, found, counts, years, people, erased, committees, now } = loaderData;
  const { locale, link } = useSite();
  const t = useWords(todayWords);
  const { title } = useWords(inboxWords);
  const query = queryOf(filter);
  const described = filterText(filter, people, locale);
  const isFiltered = Object.keys(query).length > 0;
  const all = new URLSearchParams({ ...query, state: "all" });
  return (
    <OfficePage title={title} lead={formatWeekday(indiaTime(now).day, locale)} action={<NewLink />}>
      {erased && (
        <p className="note" role="status">
          {t.erased(erased)}
        </p>
      )}
      <div className="inbox-head">
        {/* A search shows the people it found on the first screen. */}
        {!filter.q && <InboxFigures counts={counts} />}
        <InboxListFilter filter={filter} years={years} people={people} />
      </div>
      {isFiltered && found.total > 0 && (
        <p className="quiet">{t.found(formatNumber(found.total, locale), described)}</p>
      )}
      {found.total === 0 && <p className="note">{isFiltered ? t.noneFound(described) : t.none}</p>}
      {isFiltered && (
        <p className="actions">
          {found.total === 0 && filter.state === "open" && (
            <a className="button" href={`${link("/office/inbox")}?${all}`}>
              {t.lookInAll}
            </a>
          )}
          <a className="inbox-reset" href={link("/office/inbox")}>
            {t.reset}
          </a>
        </p>
      )}
      <InboxList items={found.items} now={now} committees={committees} />
      <PageNumbers page={found.page} pages={found.pages} query={query} words={t} />
      <MoreLinks query={query} />
    </OfficePage>
  );
}
