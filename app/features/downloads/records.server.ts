import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { download } from "./schema.ts";

/** The downloads, in both languages. */
export const downloadRecords = openRecords({
  downloads: ["records/downloads.yaml", listOf(download)],
});

/** The documents offered for download. */
export const downloads = (locale: Locale) => downloadRecords.in(locale).downloads;
