import { paired } from "#app/platform/content/paired.ts";
import { openRecords } from "#app/platform/content/read-records.server.ts";
import { noteAnswer } from "#app/platform/content/stamps.server.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";
import { facilityKind } from "./kinds.ts";
import { campusMap as campusMapShape } from "./schema.ts";

/** The facilities and the map of the campus, in both languages. */
export const facilityRecords = openRecords({
  ...filesOf(facilityKind),
  campusMap: ["records/campus-map.yaml", campusMapShape],
});

/** Adds the picture that the file has of the facility: the office may have put another in its place. */
function withFirst<Item extends { id: string }>(facility: Item): Item & { first: string | undefined } {
  return { ...facility, first: facilityRecords.inFiles().facilities.find(({ id }) => id === facility.id)?.picture };
}

/** The pictures of the infrastructure gallery, in the order of the file, with their titles in the other language. */
export const facilities = (locale: Locale) =>
  noteAnswer(`facilities ${locale}`, () =>
    paired(
      facilityRecords.in(locale).facilities,
      facilityRecords.in(otherLocale(locale)).facilities,
      ({ title }) => title,
    ).map(withFirst),
  );

/** The first facilities with their pictures, and how many there are. @param most how many at most */
export const firstFacilities = (locale: Locale, most: number) =>
  noteAnswer(`first facilities ${locale} ${most}`, () => {
    const { facilities } = facilityRecords.in(locale);
    return {
      items: facilities.slice(0, most).map((facility) => {
        const { picture, first, alt, title } = withFirst(facility);
        return { picture, first, alt, title };
      }),
      total: facilities.length,
    };
  });

/** What the facilities are called. */
export const facilityTitles = (locale: Locale) =>
  noteAnswer(`titles of facilities ${locale}`, () => facilityRecords.in(locale).facilities.map(({ title }) => title));

/** The places of the campus and where their pins are. */
export const campusMap = (locale: Locale) => facilityRecords.in(locale).campusMap;
