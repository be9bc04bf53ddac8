import { type Localised, localise } from "#app/platform/content/localise.ts";
import { pageOf } from "#app/platform/content/page-of.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { academicYear } from "./academic-year.ts";
import { firstOfDetails } from "./details.ts";
import { type NoticeState, noticeStates, type ShownNotice } from "./notice-states.server.ts";
import type { Notice } from "./schema.ts";
import { shortened } from "./shortened.ts";

/** Notices on one page of the list: within the page budget where each is as long as the longest. */
export const noticesPerPage = 25;
/** Characters of the details that a list shows. */
const longestExcerpt = 140;

/** A notice as a list shows it. */
export interface NoticeLine {
  id: string;
  on: string;
  text: string;
  excerpt: string;
  hasFile: boolean;
  hasEnded: boolean;
  /** The language of the text, where it is not the page's: the page's own follows later. */
  lang: Locale | undefined;
}

const shown = (): ShownNotice[] => [...noticeStates().values()].filter((state) => state.is === "shown");

const newestFirst = (a: ShownNotice, b: ShownNotice) =>
  a.record.on === b.record.on ? 0 : a.record.on < b.record.on ? 1 : -1;

const missingIn = (locale: Locale, { follows }: ShownNotice) => (follows === locale ? otherLocale(locale) : undefined);

/** A notice in a language, or in the other one where its own follows later. */
function inLanguage(locale: Locale, state: ShownNotice) {
  const lang = missingIn(locale, state);
  return { ...localise<Notice>(state.record, lang ?? locale), lang };
}

function lineOf(locale: Locale, state: ShownNotice): NoticeLine {
  const { id, on, text, details, file, lang } = inLanguage(locale, state);
  const excerpt = details ? shortened(firstOfDetails(details), longestExcerpt) : "";
  return { id, on, text, excerpt, lang, hasFile: file !== undefined, hasEnded: state.endedOn !== undefined };
}

/** The address that an announcement leads to: the page that it is about, unless the notice itself says more. */
const leadsTo = ({ id, link, details, picture, file }: Localised<Notice>) =>
  link && !details && !picture && !file ? link : `/notices/${id}`;

/** The newest notices that are valid, for the home page. @param most how many */
export const latestNotices = (locale: Locale, most: number) =>
  shown()
    .filter(({ endedOn }) => endedOn === undefined)
    .sort(newestFirst)
    .slice(0, most)
    .map((state) => {
      const notice = inLanguage(locale, state);
      return { id: notice.id, on: notice.on, text: notice.text, lang: notice.lang, address: leadsTo(notice) };
    });

/** Every notice that has a text in a language, the newest first. */
export const noticesIn = (locale: Locale): Localised<Notice>[] =>
  shown()
    .filter(({ follows }) => follows !== locale)
    .sort(newestFirst)
    .map(({ record }) => localise(record, locale));

/** The academic years with notices, newest first: `2026-27`. */
export const noticeYears = (): string[] =>
  [...new Set(shown().map(({ record }) => academicYear(record.on)))].sort().reverse();

/**
 * A page of the notices, newest first: the valid ones, or all of an academic year. Pages count from 1; undefined when
 * there is no such year or page.
 */
export function noticeBoard(locale: Locale, year: string | undefined, page: number) {
  const years = noticeYears();
  if (year !== undefined && !years.includes(year)) return undefined;
  const chosen = shown().filter(({ endedOn, record }) =>
    year === undefined ? endedOn === undefined : academicYear(record.on) === year,
  );
  const list = pageOf(chosen.sort(newestFirst), page, noticesPerPage);
  if (list === undefined) return undefined;
  return { ...list, items: list.items.map((state) => lineOf(locale, state)), total: chosen.length, years, year };
}

/** The page of one notice in a language. */
export type NoticeAnswer =
  | { kind: "notice"; notice: ReturnType<typeof inLanguage>; state: ShownNotice; others: NoticeLine[] }
  | { kind: "withdrawn"; others: NoticeLine[] }
  | { kind: "replaced"; by: string }
  | { kind: "missing" };

/** Other notices on the page of one. */
const mostOthers = 4;

/** What the address of a notice answers. */
export function noticeAt(locale: Locale, id: string): NoticeAnswer {
  const state: NoticeState | undefined = noticeStates().get(id);
  if (state === undefined) return { kind: "missing" };
  if (state.is === "replaced") return { kind: "replaced", by: state.by };
  const valid = shown().filter(({ endedOn, record }) => endedOn === undefined && record.id !== id);
  const others = valid
    .sort(newestFirst)
    .slice(0, mostOthers)
    .map((each) => lineOf(locale, each));
  if (state.is === "mistake") return { kind: "withdrawn", others };
  return { kind: "notice", notice: inLanguage(locale, state), state, others };
}

/** Whether there is or was a notice of this id, so that its address answers something of its own. */
export const noticeExists = (id: string): boolean => noticeStates().has(id);

/** The page of each notice, with the day of its text, for the list of pages; newest first. */
export const noticePages = (): { address: string; on: string }[] =>
  shown()
    .sort(newestFirst)
    .map(({ record: { id, on } }) => ({ address: `/notices/${id}`, on }));
