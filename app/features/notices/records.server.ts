import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { notice, quickLink } from "./schema.ts";

/** The announcements and tiles, in both languages. */
export const noticeRecords = openRecords({
  notices: ["records/notices.yaml", listOf(notice)],
  quickLinks: ["records/quick-links.yaml", listOf(quickLink)],
});

/** The tiles of the home page. */
export const quickLinks = (locale: Locale) => noticeRecords.in(locale).quickLinks;
