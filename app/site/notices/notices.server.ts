import { academicYear, academicYearOf, type YearStart } from "#app/cms/content/academic-year.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import type { PublicRecord, PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { type Localised, localise } from "#app/cms/content/text.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { finalAddress } from "#app/cms/records/publish-checks.server.ts";
import { pageOf } from "#app/lib/http/pagination.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, otherLocale, withoutLocale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { type Notice, type NoticeLine, noticeKind, quickLinkKind } from "./notice-kind.ts";
import { correctedAt, correctedText, firstOfDetails, plainDetails, shortened } from "./notice-text.ts";

export const noticeRecords = filesOfKinds(noticeKind, quickLinkKind);

export const quickLinks = (records: RecordsIn) => records.of(noticeRecords).quickLinks;

interface ShownNotice {
  is: "shown";
  record: Notice;
  /** The day on which it ended; undefined while it is valid. */
  endedOn?: string | undefined;
  /** When it will end by itself, in milliseconds since 1970. */
  until?: number | undefined;
  /** The language whose text is still missing. */
  follows?: Locale | undefined;
  /** When it first became public, and when this version did, in ms since 1970; undefined for a record from its file. */
  firstAt?: number | undefined;
  changedAt?: number | undefined;
  earlier?: PublicRecord<Notice>["earlier"];
}

type NoticeState = ShownNotice | { is: "mistake" } | { is: "replaced"; by: string };

function noticeStateOf({
  is,
  record,
  replacedBy,
  endedAt,
  until,
  follows,
  firstAt,
  changedAt,
  earlier,
}: PublicRecord<Notice>): NoticeState {
  if (is === "gone") return { is: "mistake" };
  if (is === "replaced") return { is: "replaced", by: replacedBy ?? "/notices" };
  const endedOn = endedAt === undefined ? undefined : indiaTime(endedAt).day;
  return { is: "shown", record, endedOn, until, follows, firstAt, changedAt, earlier };
}

const states = new WeakMap<object, Map<string, NoticeState>>();

/** By id; the same map until a notice changes, so that it can be a key of `boards`. */
function noticeStates(records: PublicRecords): Map<string, NoticeState> {
  const ever = records.ever(noticeRecords, "notices");
  const before = states.get(ever);
  if (before) return before;
  const made = new Map([...ever].map(([id, each]) => [id, noticeStateOf(each)]));
  states.set(ever, made);
  return made;
}

const newestFirst = (a: ShownNotice, b: ShownNotice) =>
  a.record.on === b.record.on ? 0 : a.record.on < b.record.on ? 1 : -1;

/** A notice without an end is current until the academic year of its last day is over. */
function isCurrentIn(
  { endedOn, until, record: { on, day = on, pinUntil = on } }: ShownNotice,
  year: number,
  start: YearStart,
) {
  const last = [on, day, pinUntil].sort().at(-1) ?? on;
  return endedOn === undefined && (until !== undefined || academicYearOf(last, start) >= year);
}

export function noticesEndingBetween(records: PublicRecords, day: string, later: string): number {
  const { valid, start } = sortedNotices(records, day);
  return valid.filter((each) => !isCurrentIn(each, academicYearOf(later, start), start)).length;
}

interface SortedNotices {
  shown: ShownNotice[];
  valid: ShownNotice[];
  byYear: Map<string, ShownNotice[]>;
  /** The first day of academic years, and the present year, when the lists were computed. */
  start: YearStart;
  year: number;
}

const sortedByStates = new WeakMap<ReturnType<typeof noticeStates>, SortedNotices>();

/** Computed once after each change of a notice or of the academic year. */
function sortedNotices(records: PublicRecords, day = today()): SortedNotices {
  const states = noticeStates(records);
  const start = yearStartsOn(records);
  const known = sortedByStates.get(states);
  const year = academicYearOf(day, start);
  if (known && known.start === start && known.year === year) return known;
  const shown = [...states.values()].filter((state) => state.is === "shown").sort(newestFirst);
  const byYear = new Map(
    [...Map.groupBy(shown, ({ record }) => academicYear(record.on, start))].sort(([a], [b]) => (a < b ? 1 : -1)),
  );
  const valid = shown.filter((each) => isCurrentIn(each, year, start));
  const made = { shown, valid, byYear, start, year };
  sortedByStates.set(states, made);
  return made;
}

/** In characters. */
const longestExcerpt = 140;

const missingIn = (locale: Locale, { follows }: ShownNotice) => (follows === locale ? otherLocale(locale) : undefined);

/** In the other language while the translation is missing. */
function inLanguage(locale: Locale, state: ShownNotice) {
  const lang = missingIn(locale, state);
  return { ...localise<Notice>(state.record, lang ?? locale), lang };
}

const correctionOf = (locale: Locale, state: ShownNotice): number | undefined =>
  state.endedOn === undefined
    ? correctedAt({ changedAt: undefined, ...state }, missingIn(locale, state) ?? locale, today())
    : undefined;

function lineOf(locale: Locale, state: ShownNotice): NoticeLine {
  const { id, on, text, details, file, lang } = inLanguage(locale, state);
  const excerpt = details ? shortened(firstOfDetails(details), longestExcerpt) : "";
  const [hasFile, hasEnded] = [file !== undefined, state.endedOn !== undefined];
  return { id, on, text, excerpt, lang, hasFile, hasEnded, correctedAt: correctionOf(locale, state) };
}

type NoticeAnswer =
  | {
      kind: "notice";
      notice: ReturnType<typeof inLanguage>;
      endedOn: string | undefined;
      correctedAt: number | undefined;
      shared: Pick<Notice, "id" | "on" | "text"> & Pick<ShownNotice, "follows">;
      others: NoticeLine[];
    }
  | { kind: "withdrawn"; others: NoticeLine[] }
  | { kind: "replaced"; by: string }
  | { kind: "missing" };

const mostOthers = 4;

function replacedBy(states: ReturnType<typeof noticeStates>, page: string): string | undefined {
  const state = states.get(/^\/notices\/([^/]+)$/.exec(page)?.[1] ?? "");
  return state?.is === "replaced" ? state.by : undefined;
}

export function noticeAt({ all, locale }: RecordsIn, id: string): NoticeAnswer {
  const states = noticeStates(all);
  const state: NoticeState | undefined = states.get(id);
  if (state === undefined) return { kind: "missing" };
  if (state.is === "replaced") {
    const by = finalAddress(state.by, (page) => replacedBy(states, page));
    return { kind: "replaced", by: withoutLocale(by ?? "/notices") };
  }
  const others = sortedNotices(all)
    .valid.slice(0, mostOthers + 1)
    .filter(({ record }) => record.id !== id)
    .slice(0, mostOthers)
    .map((each) => lineOf(locale, each));
  if (state.is === "mistake") return { kind: "withdrawn", others };
  const { record, endedOn, follows } = state;
  const shared = { id, on: record.on, text: record.text, follows };
  const notice = inLanguage(locale, state);
  return { kind: "notice", notice, endedOn, correctedAt: correctionOf(locale, state), shared, others };
}

export const noticeExists = (records: PublicRecords, id: string): boolean => noticeStates(records).has(id);

/** Notices on a page of the list: within the page budget even if each has the maximum length. */
export const noticesPerPage = 25;

/** The address that an announcement links to: its own page if that says more, else the page that it is about. */
const noticeAddress = ({ id, link, day, details, picture, file }: Localised<Notice>) =>
  link && !day && !details && !picture && !file ? link : `/notices/${id}`;

export function latestNotices({ all, locale }: RecordsIn, most: number, day = today()) {
  const { valid } = sortedNotices(all, day);
  const pinned = valid.find(({ record: { pinUntil = "" } }) => pinUntil >= day);
  const shown = pinned ? [pinned, ...valid.filter((each) => each !== pinned)] : valid;
  return shown.slice(0, most).map((state) => {
    const notice = inLanguage(locale, state);
    return { id: notice.id, on: notice.on, text: notice.text, lang: notice.lang, address: noticeAddress(notice) };
  });
}

export const noticesIn = ({ all, locale }: RecordsIn): Localised<Notice>[] =>
  sortedNotices(all)
    .shown.filter(({ follows }) => follows !== locale)
    .map(({ record }) => localise(record, locale));

const mostInFeed = 30;

export const noticesOfFeed = ({ all, locale }: RecordsIn) =>
  sortedNotices(all)
    .shown.slice(0, mostInFeed)
    .map((state) => {
      const { id, on, text, details, lang } = inLanguage(locale, state);
      const publishedAt = state.firstAt ?? Date.parse(`${on}T00:00:00+05:30`);
      const corrected = correctionOf(locale, state);
      const said = corrected && `${correctedText(corrected, lang ?? locale)}\n\n${details ?? text}`;
      return { id, title: text, text: said || details, lang, publishedAt, updatedAt: state.changedAt ?? publishedAt };
    });

export const noticeYears = (records: PublicRecords): string[] => [...sortedNotices(records).byYear.keys()];

/** Pages count from 1; undefined for an unknown year or page. */
export function noticeBoard({ all, locale }: RecordsIn, year: string | undefined, page: number) {
  const { valid, byYear } = sortedNotices(all);
  const chosen = year === undefined ? valid : byYear.get(year);
  const list = chosen && pageOf(chosen, page, noticesPerPage);
  if (list === undefined) return undefined;
  const items = list.items.map((state) => lineOf(locale, state));
  return { ...list, items, total: chosen?.length ?? 0, years: [...byYear.keys()], year };
}

export const noticePages = (records: PublicRecords): { address: string; on: string }[] =>
  sortedNotices(records).shown.map(({ record: { id, on } }) => ({ address: `/notices/${id}`, on }));

export const noticeSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  noticesIn(records).map(({ id, text, details, on }) =>
    documentsIn(records.locale).titled(
      "notice",
      text,
      `/notices/${id}`,
      formatDay(on, records.locale),
      details && plainDetails(details),
    ),
  );
