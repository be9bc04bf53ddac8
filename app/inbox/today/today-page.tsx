import type { ReactNode } from "react";
import { exportWords } from "#app/inbox/export/export-words.ts";
import { allStates, filterIn, filterText, queryOf } from "#app/inbox/filter.ts";
import { countsIn, inboxContext } from "#app/inbox/inbox.server.ts";
import { waitOf } from "#app/inbox/inbox-texts.ts";
import type { InboxCounts, InboxFilter } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { newWords } from "#app/inbox/new/new-words.ts";
import { committeeNames } from "#app/inbox/records.server.ts";
import { retentionWords } from "#app/inbox/retention/retention-page.tsx";
import { sourcesWords } from "#app/inbox/sources/sources-chart.tsx";
import { pageNumber } from "#app/lib/http/pagination.ts";
import { formatDigits, formatNumber, formatWeekday, indiaTime } from "#app/lib/i18n/format.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { here, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { PageNumbers } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/today-page";
import { InboxList } from "./inbox-list.tsx";
import styles from "./today.css?url";
import { todayWords } from "./today-words.ts";

function InboxFigures({ counts }: { counts: InboxCounts }) {
  const { locale, link } = useSite();
  const { counts: t } = useWords(todayWords);
  const figure = (count: number) => formatNumber(count, locale);
  const { new: arrived, calls, due, overdue, needDate } = counts;
  const longest = counts.longestWait === undefined ? undefined : waitOf(counts.longestWait);
  const newOnes = `${link("/office/inbox")}?state=new`;
  return (
    <ul className="inbox-counts">
      <li>
        <a href={newOnes}>
          <strong>{figure(arrived)}</strong> {t.new}
        </a>
      </li>
      <li>
        <InGroup to={calls > 0 ? "calls" : overdue > 0 ? "overdue" : due > 0 ? "today" : undefined}>
          <strong>{figure(due)}</strong> {t.due}
          {overdue > 0 && <em>{t.overdue(figure(overdue))}</em>}
        </InGroup>
      </li>
      {needDate > 0 && (
        <li>
          <InGroup to="needsDate">
            <strong>{figure(needDate)}</strong> {t.needDate(needDate === 1)}
          </InGroup>
        </li>
      )}
      <li>
        {longest === undefined ? (
          <span>{t.none}</span>
        ) : (
          <a href={newOnes}>
            <strong>
              {longest.count === 0 ? t.underAnHour : t[longest.unit](figure(longest.count), longest.count === 1)}
            </strong>{" "}
            {t.longest}
          </a>
        )}
      </li>
    </ul>
  );
}

function InGroup({
  to,
  children,
}: {
  to: "calls" | "overdue" | "today" | "needsDate" | undefined;
  children: ReactNode;
}) {
  const { link } = useSite();
  return to ? <a href={`${link("/office/inbox")}#group-${to}`}>{children}</a> : <span>{children}</span>;
}

interface Props {
  filter: InboxFilter;
  years: number[];
  people: { uid: string; name: string }[];
}

const formId = "inbox-find";

/** The fold is closed after a search too, since it fills a phone. */
function InboxListFilter({ filter, years, people }: Props) {
  const { locale, link } = useSite();
  const t = useWords(todayWords);
  const { kinds, states, sources, nobody, filter: filterWords } = useWords(inboxWords);
  const choices = [
    {
      name: "state",
      label: t.state,
      value: filter.state ?? "all",
      options: [["open", filterWords.open], ["all", filterWords.all], ...allStates.map((each) => [each, states[each]])],
    },
    { name: "kind", label: t.kind, value: filter.kind, options: [["", filterWords.all], ...Object.entries(kinds)] },
    {
      name: "owner",
      label: t.owned,
      value: filter.owner,
      options: [["", filterWords.all], ["nobody", nobody], ...people.map(({ uid, name }) => [uid, name])],
    },
    {
      name: "source",
      label: t.source,
      value: filter.source,
      options: [["", filterWords.all], ...Object.entries(sources)],
    },
    {
      name: "year",
      label: t.year,
      value: filter.year?.toString(),
      options: [["", filterWords.all], ...years.map((year) => [`${year}`, formatDigits(year, locale)])],
    },
  ];
  return (
    <>
      <form id={formId} className="inbox-find" action={link("/office/inbox")}>
        <p className="field">
          <label htmlFor="q" className="sr-only">
            {t.words}
          </label>
          <input id="q" type="search" name="q" defaultValue={filter.q} maxLength={100} placeholder={t.words} />
        </p>
        <button type="submit" className="button quiet-button">
          {t.search}
        </button>
      </form>
      <details className="list-filter">
        <summary>{t.filter}</summary>
        <div>
          {choices.map(({ name, label, value, options }) => (
            <p key={name} className="field">
              <label htmlFor={name}>{label}</label>
              <select id={name} name={name} form={formId} defaultValue={value ?? ""}>
                {options.map(([each = "", text]) => (
                  <option key={each} value={each}>
                    {text}
                  </option>
                ))}
              </select>
            </p>
          ))}
          <p className="actions">
            <button type="submit" form={formId} className="button">
              {t.find}
            </button>
          </p>
        </div>
      </details>
    </>
  );
}

function MoreLinks({ query }: { query: Record<string, string> }) {
  const { link } = useSite();
  const download = new URLSearchParams(query).toString();
  const links: [address: string, label: string][] = [
    ["/office/inbox/export", useWords(exportWords).title],
    ["/office/inbox/sources", useWords(sourcesWords).title],
    ["/office/inbox/retention", useWords(retentionWords).title],
  ];
  return (
    <p className="links inbox-more">
      {links.map(([address, label], at) => (
        <a key={address} href={at === 0 && download ? `${link(address)}?${download}` : link(address)}>
          {label}
        </a>
      ))}
    </p>
  );
}

function NewLink() {
  const { link } = useSite();
  return (
    <a className="button" href={link("/office/inbox/new")}>
      {useWords(newWords).title}
    </a>
  );
}

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
