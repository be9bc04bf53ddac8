import { paired } from "#app/platform/content/paired.ts";
import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { campusMap as campusMapShape, facility } from "./schema.ts";

/** The facilities and the map of the campus, in both languages. */
export const facilityRecords = openRecords({
  facilities: ["records/facilities.yaml", listOf(facility)],
  campusMap: ["records/campus-map.yaml", campusMapShape],
});

/** The pictures of the infrastructure gallery, in the order of the file, with their titles in the other language. */
export const facilities = (locale: Locale) =>
  paired(
    facilityRecords.in(locale).facilities,
    facilityRecords.in(otherLocale(locale)).facilities,
    ({ title }) => title,
  );

/** The places of the campus and where their pins are. */
export const campusMap = (locale: Locale) => facilityRecords.in(locale).campusMap;
