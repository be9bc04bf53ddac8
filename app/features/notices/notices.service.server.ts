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

/** A notice that has a page. */
interface ShownNotice {
  is: "shown";
  record: Notice;
  /** The day on which it ended; without one it is valid. */
  endedOn?: string | undefined;
  /** When it will end by itself, in milliseconds since 1970. */
  until?: number | undefined;
  /** The language that is missing and will follow later. */
  follows?: Locale | undefined;
  /** When it first became public, and when this version did, in milliseconds since 1970; undefined from its file. */
  firstAt?: number | undefined;
  changedAt?: number | undefined;
  earlier?: PublicRecord<Notice>["earlier"];
}

/** The state of a notice: it has a page, was published by mistake, or was replaced by another page. */
type NoticeState = ShownNotice | { is: "mistake" } | { is: "replaced"; by: string };

/** The state of a notice that is or was public. */
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

/** Every notice that is or was public, by its id; the same map until a notice changes. */
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

/** Whether a notice is current in an academic year: one without an end is until the year of its last day is over. */
function isCurrentIn(
  { endedOn, until, record: { on, day = on, pinUntil = on } }: ShownNotice,
  year: number,
  start: YearStart,
) {
  const last = [on, day, pinUntil].sort().at(-1) ?? on;
  return endedOn === undefined && (until !== undefined || academicYearOf(last, start) >= year);
}

/** The notices without an end that are current on a day and no longer on a later one. */
export function leavingNotices(records: PublicRecords, day: string, later: string): number {
  const { valid, start } = board(records, day);
  return valid.filter((each) => !isCurrentIn(each, academicYearOf(later, start), start)).length;
}

/** The notices in the orders that pages show them in. */
interface Board {
  /** Every notice that has a page, newest first. */
  shown: ShownNotice[];
  valid: ShownNotice[];
  /** By academic year, latest first. */
  byYear: Map<string, ShownNotice[]>;
  /** The first day of academic years, and the present one, when the lists were made. */
  start: YearStart;
  year: number;
}

const boards = new WeakMap<ReturnType<typeof noticeStates>, Board>();

/** The sorted notices, computed once after each change of them, and of academic years. */
export function board(records: PublicRecords, day = today()): Board {
  const states = noticeStates(records);
  const start = yearStartsOn(records);
  const known = boards.get(states);
  const year = academicYearOf(day, start);
  if (known && known.start === start && known.year === year) return known;
  const shown = [...states.values()].filter((state) => state.is === "shown").sort(newestFirst);
  const byYear = new Map(
    [...Map.groupBy(shown, ({ record }) => academicYear(record.on, start))].sort(([a], [b]) => (a < b ? 1 : -1)),
  );
  const valid = shown.filter((each) => isCurrentIn(each, year, start));
  const made = { shown, valid, byYear, start, year };
  boards.set(states, made);
  return made;
}

/** Characters of the details shown in a list. */
const longestExcerpt = 140;

const missingIn = (locale: Locale, { follows }: ShownNotice) => (follows === locale ? otherLocale(locale) : undefined);

/** A notice in a language, or in the other one if this one will follow later. */
export function inLanguage(locale: Locale, state: ShownNotice) {
  const lang = missingIn(locale, state);
  return { ...localise<Notice>(state.record, lang ?? locale), lang };
}

/** When a notice that is valid was corrected, if that was lately. */
export const correctionOf = (locale: Locale, state: ShownNotice): number | undefined =>
  state.endedOn === undefined
    ? correctedAt({ changedAt: undefined, ...state }, missingIn(locale, state) ?? locale, today())
    : undefined;

/** A notice as a line of a list. */
export function lineOf(locale: Locale, state: ShownNotice): NoticeLine {
  const { id, on, text, details, file, lang } = inLanguage(locale, state);
  const excerpt = details ? shortened(firstOfDetails(details), longestExcerpt) : "";
  const [hasFile, hasEnded] = [file !== undefined, state.endedOn !== undefined];
  return { id, on, text, excerpt, lang, hasFile, hasEnded, correctedAt: correctionOf(locale, state) };
}

/** The page of one notice in a language. */
type NoticeAnswer =
  | {
      kind: "notice";
      notice: ReturnType<typeof inLanguage>;
      endedOn: string | undefined;
      correctedAt: number | undefined;
      /** The data for sharing, in both languages. */
      shared: Pick<Notice, "id" | "on" | "text"> & Pick<ShownNotice, "follows">;
      others: NoticeLine[];
    }
  | { kind: "withdrawn"; others: NoticeLine[] }
  | { kind: "replaced"; by: string }
  | { kind: "missing" };

/** The most other notices on a notice's page. */
const mostOthers = 4;

/** The address that replaced a notice's page. */
function replacedBy(states: ReturnType<typeof noticeStates>, page: string): string | undefined {
  const state = states.get(/^\/notices\/([^/]+)$/.exec(page)?.[1] ?? "");
  return state?.is === "replaced" ? state.by : undefined;
}

/** The response to the address of a notice. */
export function noticeAt({ all, locale }: RecordsIn, id: string): NoticeAnswer {
  const states = noticeStates(all);
  const state: NoticeState | undefined = states.get(id);
  if (state === undefined) return { kind: "missing" };
  if (state.is === "replaced") {
    const by = finalAddress(state.by, (page) => replacedBy(states, page));
    return { kind: "replaced", by: withoutLocale(by ?? "/notices") };
  }
  const others = board(all)
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

/** Whether a notice with this id is or was public, so that its address has a response. */
export const noticeExists = (records: PublicRecords, id: string): boolean => noticeStates(records).has(id);
