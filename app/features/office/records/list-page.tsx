import { data, redirect } from "react-router";
import { here, wordsAt } from "#app/design/page-context.ts";
import { PageNumbers } from "#app/design/page-numbers.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { noticeKind } from "#app/features/notices/kinds.ts";
import { GuideLink, guideFor } from "#app/features/office/guide/guide-link.tsx";
import { importWords } from "#app/features/office/import/import-words.ts";
import { importTables } from "#app/features/office/import/tables.ts";
import type { Option } from "#app/features/office/record-form/form-context.ts";
import { officeWords } from "#app/features/office/words.ts";
import { NoticeBoardLink } from "#app/features/posters/index.view.ts";
import { directoryContext, teacherHints } from "#app/features/profiles/index.server.ts";
import type { TeacherHints } from "#app/features/profiles/index.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { type ListState, listStates } from "#app/platform/records/editions.ts";
import { canBeAdded, type RecordKind } from "#app/platform/records/kind.ts";
import { type NameIn, nameIn } from "#app/platform/records/names.ts";
import type { ListedRecord, Paginated } from "#app/platform/records/outcomes.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { Route } from "./+types/list-page";
import { recordAddressOf } from "./addresses.ts";
import { ListFilter } from "./list-filter.tsx";
import styles from "./lists.css?url";
import { referenceOptions } from "./named-records.server.ts";
import { placeAt } from "./place.server.ts";
import { RecordList } from "./record-list.tsx";
import { TeacherHintsNote } from "./teacher-hints.tsx";
import { recordWords } from "./words.ts";

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData as ListView | null | undefined;
  const words = wordsAt(recordWords, page);
  const { office } = wordsAt(officeWords, page);
  return officeMeta(found ? found.kind.words[found.locale].many : words.record.noSuch, office);
};

interface ListView {
  kind: RecordKind;
  locale: Locale;
  q: string;
  state: ListState | undefined;
  found: Paginated<ListedRecord>;
  /** Records that the kind can have and nobody has begun. */
  possible: { slug: string; name: NameIn | undefined }[];
  /** Records that the fields refer to, by path of the field. */
  named: Record<string, Option[]>;
  now: number;
  mayDecide: boolean;
  /** For teachers: who may be on the website twice. */
  hints?: TeacherHints | undefined;
}

/** `?q=words&state=draft&page=2` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  const { locale, address, query } = here(request);
  const kind = placeAt(context, address)?.kind;
  if (!kind) return data(null, { status: 404 });
  if (kind.id === "single") throw redirect(inLocale(recordAddressOf(kind.name, kind.name), locale));
  const q = (query.get("q") ?? "").slice(0, 100);
  const state = listStates.find((each) => each === query.get("state"));
  const page = pageNumber(query);
  if (Number.isNaN(page)) return data(null, { status: 404 });
  const listed = await context.get(recordsContext).list(kind.name, { q, state, page });
  const filled = factFiller(context);
  const hints =
    kind.name === teacherKind.name
      ? await teacherHints(context.get(directoryContext), context.get(publicRecordsContext))
      : undefined;
  const possible = q || state || page > 1 ? [] : await possibleOf(kind, context, locale);
  return {
    kind,
    locale,
    q,
    state,
    found: { ...listed, items: filled(listed.items) },
    possible,
    named: await referenceOptions(context, { kind, locale, paths: kind.columns }),
    now: presentTime(),
    hints,
    mayDecide: may(actor, "decide"),
  } satisfies ListView;
}

async function possibleOf(kind: RecordKind, context: Route.LoaderArgs["context"], locale: Locale) {
  const all = [...(kind.possible ?? [])];
  if (all.length === 0) return [];
  const begun = await context.get(recordsContext).drafts(all.map(([slug]) => ({ kind: kind.name, slug })));
  const filled = factFiller(context);
  const lacking = all.filter(([slug]) => !begun.has(`${kind.name}/${slug}`));
  return lacking.map(([slug, data]) => ({ slug, name: nameIn(kind, filled(data), locale) }));
}

export default function RecordListPage({ loaderData }: Route.ComponentProps) {
  const { locale, link } = useSite();
  const words = useWords(recordWords);
  const importing = useWords(importWords);
  const back = { to: "/office/records", label: words.title };
  if (!loaderData) return <OfficePage title={words.record.noSuch} lead={words.record.noSuchText} back={back} />;
  const { kind, q, state, found, possible, named, now, hints, mayDecide } = loaderData as unknown as ListView;
  const own = kind.words[locale];
  const table = importTables.find((each) => each.kind === kind);
  const isFiltered = q !== "" || state !== undefined;
  const total = formatNumber(found.total, locale);
  return (
    <OfficePage title={own.many} back={back}>
      <div className="list-head">
        {canBeAdded(kind) && (
          <p className="actions">
            <a className="button" href={link(recordAddressOf(kind.name))}>
              {own.add}
            </a>
            {table && <a href={link(`/office/import?table=${table.name}`)}>{importing.title}</a>}
            {kind.name === noticeKind.name && <NoticeBoardLink />}
          </p>
        )}
        <ListFilter q={q} state={state} />
        {found.total > 0 ? (
          <p className="quiet">{isFiltered ? words.list.found(total) : words.list.total(total)}</p>
        ) : (
          <p className="note">{isFiltered ? words.list.noneFound : words.list.none}</p>
        )}
      </div>
      {hints && <TeacherHintsNote hints={hints} />}
      <RecordList kind={kind} records={found.items} named={named} now={now} mayDecide={mayDecide} />
      {possible.length > 0 && (
        <section className="found" aria-labelledby="possible">
          <h2 id="possible">{words.possible}</h2>
          <ul className="record-list">
            {possible.map(({ slug, name }) => (
              <li key={slug}>
                <a href={link(recordAddressOf(kind.name, slug))} lang={name?.lang}>
                  {name?.text ?? slug}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageNumbers page={found.page} pages={found.pages} query={{ q, state }} words={words.list} />
      <GuideLink to={guideFor(kind)} />
    </OfficePage>
  );
}
