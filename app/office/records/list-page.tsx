import { data, redirect } from "react-router";
import { factFiller, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { type ListState, listStates } from "#app/cms/records/editions.ts";
import { canBeAdded, type RecordKind } from "#app/cms/records/kind.ts";
import { type NameIn, nameIn } from "#app/cms/records/labels.ts";
import type { ListedRecord, Paginated } from "#app/cms/records/record-types.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { pageNumber } from "#app/lib/http/pagination.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { GuideLink, guideFor } from "#app/office/guide/guide-link.tsx";
import { importTables } from "#app/office/import/import-tables.ts";
import { importWords } from "#app/office/import/import-words.ts";
import { officeWords } from "#app/office/office-words.ts";
import type { Option } from "#app/office/record-form/form-context.ts";
import { directoryContext, teacherHints } from "#app/people/profiles/directory.server.ts";
import { isOfMember, type TeacherHints, type TeacherRow } from "#app/people/profiles/teacher.ts";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { NoticeBoardLink } from "#app/site/posters/poster-links.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { PageNumbers } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/list-page";
import styles from "./lists.css?url";
import { RecordList } from "./record-list.tsx";
import { referenceOptions } from "./record-options.server.ts";
import { placeAt } from "./record-view.server.ts";
import { recordAddressOf } from "./record-view.ts";
import { recordWords } from "./record-words.ts";

function ListFilter({ q, state }: { q: string; state: ListState | undefined }) {
  const { list, states } = useWords(recordWords);
  return (
    <details className="list-filter" open={q !== "" || state !== undefined}>
      <summary>{list.search}</summary>
      <form>
        <p className="field">
          <label htmlFor="q">{list.words}</label>
          <input id="q" type="search" name="q" defaultValue={q} maxLength={100} />
        </p>
        <p className="field">
          <label htmlFor="state">{list.state}</label>
          <select id="state" name="state" defaultValue={state ?? ""}>
            <option value="">{list.all}</option>
            {listStates.map((each) => (
              <option key={each} value={each}>
                {states[each]}
              </option>
            ))}
          </select>
        </p>
        <p>
          <button type="submit" className="button quiet-button">
            {list.find}
          </button>
        </p>
      </form>
    </details>
  );
}

const en = {
  doubles: "Is this one person?",
  doublesHelp:
    "Each of these teachers appears on the website twice. Enter the email of the faculty account in the entry, or press “Remove from the website” on one of the two.",
  and: "and",
  profile: "profile",
  unrecorded: "Approved profiles without an entry",
  unrecordedHelp:
    "On the website they come after the entries. That is right, unless the teacher also has an entry here.",
};

const mr: typeof en = {
  doubles: "ही एकच व्यक्ती आहे का?",
  doublesHelp: "यांचे नाव संकेतस्थळावर दोनदा दिसते. नोंदीत शिक्षक खात्याचा ईमेल लिहा किंवा एक नोंद संकेतस्थळावरून काढा.",
  and: "आणि",
  profile: "प्रोफाइल",
  unrecorded: "नोंद नसलेली मंजूर प्रोफाइल",
  unrecordedHelp: "संकेतस्थळावर ती नोंदींनंतर दिसतात. त्या शिक्षकांची इथे नोंदही असेल, तरच दुरुस्ती हवी.",
};

const teacherHintWords: Record<Locale, typeof en> = { en, mr };

function TeacherHintsNote({ hints: { doubles, unrecorded } }: { hints: TeacherHints }) {
  const t = useWords(teacherHintWords);
  return (
    <>
      {doubles.length > 0 && (
        <section className="note alert" id="doubles">
          <h2>{t.doubles}</h2>
          <ul>
            {doubles.map(([one, other]) => (
              <li key={`${one.id} ${other.id}`}>
                <Teacher row={one} /> {t.and} <Teacher row={other} />
              </li>
            ))}
          </ul>
          <p>{t.doublesHelp}</p>
        </section>
      )}
      {unrecorded.length > 0 && (
        <details className="note" id="unrecorded">
          <summary>{t.unrecorded}</summary>
          <ul>
            {unrecorded.map((row) => (
              <li key={row.id}>
                <Teacher row={row} />
              </li>
            ))}
          </ul>
          <p>{t.unrecordedHelp}</p>
        </details>
      )}
    </>
  );
}

function Teacher({ row: { id, name, email } }: { row: TeacherRow }) {
  const { link } = useSite();
  const { profile } = useWords(teacherHintWords);
  const isProfile = isOfMember({ id });
  return (
    <>
      <a href={link(isProfile ? "/office/profiles" : recordAddressOf(teacherKind.name, id))}>{name}</a>{" "}
      <span className="quiet">
        ({isProfile && `${profile}, `}
        {email})
      </span>
    </>
  );
}

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
