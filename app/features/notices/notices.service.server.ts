import { academicYear, type YearStart } from "#app/platform/content/academic-year.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import { type Localised, localise } from "#app/platform/content/localise.ts";
import { pageOf } from "#app/platform/content/page-of.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { type Locale, otherLocale, withoutLocale } from "#app/platform/i18n/locale.ts";
import { finalAddress } from "#app/platform/records/replacements.server.ts";
import { firstOfDetails } from "./details.ts";
import { type NoticeState, noticeStates, type ShownNotice } from "./notice-states.server.ts";
import type { Notice } from "./schema.ts";
import { shortened } from "./shortened.ts";

/** Notices on a page of the list: within the page budget even if each has the maximum length. */
export const noticesPerPage = 25;
/** Characters of the details shown in a list. */
const longestExcerpt = 140;

export interface NoticeLine {
  id: string;
  on: string;
  text: string;
  excerpt: string;
  hasFile: boolean;
  hasEnded: boolean;
  /** The language of the text, if it is not the page's, which will follow later. */
  lang: Locale | undefined;
}

const newestFirst = (a: ShownNotice, b: ShownNotice) =>
  a.record.on === b.record.on ? 0 : a.record.on < b.record.on ? 1 : -1;

const isValid = ({ endedOn }: ShownNotice) => endedOn === undefined;

interface Board {
  /** Every notice that has a page, newest first. */
  shown: ShownNotice[];
  valid: ShownNotice[];
  /** By academic year, latest first. */
  byYear: Map<string, ShownNotice[]>;
  /** The first day of the years that it was made with. */
  start: YearStart;
}

const boards = new WeakMap<ReturnType<typeof noticeStates>, Board>();

/** The sorted notices, computed once after each change of them, and of the day on which academic years begin. */
function board(records: PublicRecords): Board {
  const states = noticeStates(records);
  const start = yearStartsOn(records);
  const known = boards.get(states);
  if (known && known.start === start) return known;
  const shown = [...states.values()].filter((state) => state.is === "shown").sort(newestFirst);
  const byYear = new Map(
    [...Map.groupBy(shown, ({ record }) => academicYear(record.on, start))].sort(([a], [b]) => (a < b ? 1 : -1)),
  );
  const made = { shown, valid: shown.filter(isValid), byYear, start };
  boards.set(states, made);
  return made;
}

const missingIn = (locale: Locale, { follows }: ShownNotice) => (follows === locale ? otherLocale(locale) : undefined);

/** A notice in a language, or in the other one if this one will follow later. */
function inLanguage(locale: Locale, state: ShownNotice) {
  const lang = missingIn(locale, state);
  return { ...localise<Notice>(state.record, lang ?? locale), lang };
}

function lineOf(locale: Locale, state: ShownNotice): NoticeLine {
  const { id, on, text, details, file, lang } = inLanguage(locale, state);
  const excerpt = details ? shortened(firstOfDetails(details), longestExcerpt) : "";
  return { id, on, text, excerpt, lang, hasFile: file !== undefined, hasEnded: state.endedOn !== undefined };
}

/** The address that an announcement links to: the page that it is about, unless the notice itself says more. */
const leadsTo = ({ id, link, day, details, picture, file }: Localised<Notice>) =>
  link && !day && !details && !picture && !file ? link : `/notices/${id}`;

/**
 * The newest valid notices, for the home page.
 * @param most how many
 */
export const latestNotices = ({ all, locale }: RecordsIn, most: number) =>
  board(all)
    .valid.slice(0, most)
    .map((state) => {
      const notice = inLanguage(locale, state);
      return { id: notice.id, on: notice.on, text: notice.text, lang: notice.lang, address: leadsTo(notice) };
    });

/** Every notice that has a text in a language, newest first. */
export const noticesIn = ({ all, locale }: RecordsIn): Localised<Notice>[] =>
  board(all)
    .shown.filter(({ follows }) => follows !== locale)
    .map(({ record }) => localise(record, locale));

/** Notices in a feed. */
const mostInFeed = 30;

/** The newest notices in a language, or in the other one if this one will follow later. */
export const noticesOfFeed = ({ all, locale }: RecordsIn) =>
  board(all)
    .shown.slice(0, mostInFeed)
    .map((state) => {
      const { id, on, text, details, lang } = inLanguage(locale, state);
      const publishedAt = state.firstAt ?? Date.parse(`${on}T00:00:00+05:30`);
      return { id, title: text, text: details, lang, publishedAt, updatedAt: state.changedAt ?? publishedAt };
    });

/** The academic years with notices, newest first: `2026-27`. */
export const noticeYears = (records: PublicRecords): string[] => [...board(records).byYear.keys()];

/**
 * A page of the notices, newest first: the valid ones, or all of an academic year. Pages count from 1; undefined when
 * there is no such year or page.
 */
export function noticeBoard({ all, locale }: RecordsIn, year: string | undefined, page: number) {
  const { valid, byYear } = board(all);
  const chosen = year === undefined ? valid : byYear.get(year);
  const list = chosen && pageOf(chosen, page, noticesPerPage);
  if (list === undefined) return undefined;
  const items = list.items.map((state) => lineOf(locale, state));
  return { ...list, items, total: chosen?.length ?? 0, years: [...byYear.keys()], year };
}

/** The page of one notice in a language. */
export type NoticeAnswer =
  | {
      kind: "notice";
      notice: ReturnType<typeof inLanguage>;
      endedOn: string | undefined;
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
  return { kind: "notice", notice: inLanguage(locale, state), endedOn, shared, others };
}

/** Whether a notice with this id is or was public, so that its address has a response. */
export const noticeExists = (records: PublicRecords, id: string): boolean => noticeStates(records).has(id);

/** The page of each notice with its date, newest first, for the sitemap. */
export const noticePages = (records: PublicRecords): { address: string; on: string }[] =>
  board(records).shown.map(({ record: { id, on } }) => ({ address: `/notices/${id}`, on }));
