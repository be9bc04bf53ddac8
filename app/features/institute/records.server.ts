import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { facility } from "./schema.ts";

/** The files of content/ with the facilities. */
export const facilityFiles = {
  facilities: ["records/facilities.yaml", listOf(facility)],
} as const;

/** The facilities, in both languages. */
export const facilityRecords = readRecords(facilityFiles);
const localised = inEachLocale(facilityRecords);

/** The pictures of the infrastructure gallery, in the order of the file. */
export const facilities = (locale: Locale) => localised[locale].facilities;
