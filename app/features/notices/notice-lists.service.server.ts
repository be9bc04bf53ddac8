import { type Localised, localise } from "#app/platform/content/localise.ts";
import { pageOf } from "#app/platform/content/page-of.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { correctedText } from "./correction.ts";
import { sortedNotices, correctionOf, inLanguage, lineOf } from "./notices.service.server.ts";
import type { Notice } from "./schema.ts";

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
