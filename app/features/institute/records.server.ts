import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { facility } from "./schema.ts";

/** The facilities, in both languages. */
export const facilityRecords = openRecords({
  facilities: ["records/facilities.yaml", listOf(facility)],
});

/** The pictures of the infrastructure gallery, in the order of the file. */
export const facilities = (locale: Locale) => facilityRecords.in(locale).facilities;
