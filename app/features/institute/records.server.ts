import { paired } from "#app/platform/content/paired.ts";
import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { facility } from "./schema.ts";

/** The facilities, in both languages. */
export const facilityRecords = openRecords({
  facilities: ["records/facilities.yaml", listOf(facility)],
});

/** The pictures of the infrastructure gallery, in the order of the file, with their titles in the other language. */
export const facilities = (locale: Locale) =>
  paired(
    facilityRecords.in(locale).facilities,
    facilityRecords.in(otherLocale(locale)).facilities,
    ({ title }) => title,
  );
