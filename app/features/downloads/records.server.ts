import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { download } from "./schema.ts";

/** The files of content/ with the downloads. */
export const downloadFiles = {
  downloads: ["records/downloads.yaml", listOf(download)],
} as const;

/** The downloads, in both languages. */
export const downloadRecords = readRecords(downloadFiles);
const localised = inEachLocale(downloadRecords);

/** The documents offered for download. */
export const downloads = (locale: Locale) => localised[locale].downloads;
