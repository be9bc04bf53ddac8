import { academicYear, academicYearOf, type YearStart } from "#app/platform/content/academic-year.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import { localise } from "#app/platform/content/localise.ts";
import type { PublicRecord } from "#app/platform/content/merge-live.server.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale, withoutLocale } from "#app/platform/i18n/locale.ts";
import { finalAddress } from "#app/platform/records/replacements.server.ts";
import { correctedAt } from "./correction.ts";
import { firstOfDetails } from "./details.ts";
import { noticeRecords } from "./records.server.ts";
import type { Notice, NoticeLine } from "./schema.ts";
import { shortened } from "./shortened.ts";

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
export function sortedNotices(records: PublicRecords, day = today()): SortedNotices {
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
export function inLanguage(locale: Locale, state: ShownNotice) {
  const lang = missingIn(locale, state);
  return { ...localise<Notice>(state.record, lang ?? locale), lang };
}

export const correctionOf = (locale: Locale, state: ShownNotice): number | undefined =>
  state.endedOn === undefined
    ? correctedAt({ changedAt: undefined, ...state }, missingIn(locale, state) ?? locale, today())
    : undefined;

export function lineOf(locale: Locale, state: ShownNotice): NoticeLine {
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
