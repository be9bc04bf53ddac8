import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";
import { noticeKind, quickLinkKind } from "./kinds.ts";

/** The announcements and tiles, in both languages. */
export const noticeRecords = openRecords(filesOf(noticeKind, quickLinkKind));

/** The tiles of the home page. */
export const quickLinks = (locale: Locale) => noticeRecords.in(locale).quickLinks;
