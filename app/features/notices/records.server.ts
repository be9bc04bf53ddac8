import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { notice, quickLink } from "./schema.ts";

/** The files of content/ with announcements and tiles. */
export const noticeFiles = {
  notices: ["records/notices.yaml", listOf(notice)],
  quickLinks: ["records/quick-links.yaml", listOf(quickLink)],
} as const;

/** The announcements and tiles, in both languages. */
export const noticeRecords = readRecords(noticeFiles);
const localised = inEachLocale(noticeRecords);

/** The announcements, newest first. */
export const notices = (locale: Locale) => localised[locale].notices.toSorted((a, b) => b.on.localeCompare(a.on));

/** The tiles of the home page. */
export const quickLinks = (locale: Locale) => localised[locale].quickLinks;
