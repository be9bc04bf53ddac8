import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";
import { downloadKind } from "./kinds.ts";

/** The downloads, in both languages. */
export const downloadRecords = openRecords(filesOf(downloadKind));

/** The documents offered for download. */
export const downloads = (locale: Locale) => downloadRecords.in(locale).downloads;
