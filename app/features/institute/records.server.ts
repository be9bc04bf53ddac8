import { paired } from "#app/platform/content/paired.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles, recordsInFiles } from "#app/platform/content/read-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { campusMapKind } from "./campus-map-kind.ts";
import { facilityKind } from "./kinds.ts";

/** The facilities and the map of the campus, in both languages. */
export const facilityRecords = recordFiles({
  ...filesOfKinds(facilityKind, campusMapKind),
});

/** Adds the original picture from the file, since the office may have replaced it. */
function withFirst<Item extends { id: string }>(facility: Item): Item & { first: string | undefined } {
  return {
    ...facility,
    first: recordsInFiles(facilityRecords).facilities.find(({ id }) => id === facility.id)?.picture,
  };
}

/** The pictures of the infrastructure gallery, in the order of the file, with their titles in the other language. */
export const facilities = (records: RecordsIn) =>
  paired(
    records.of(facilityRecords).facilities,
    records.in(otherLocale(records.locale)).of(facilityRecords).facilities,
    ({ title }) => title,
  ).map(withFirst);

/**
 * The first facilities with their pictures, and the total number.
 * @param most how many at most
 */
export function firstFacilities(records: RecordsIn, most: number) {
  const { facilities } = records.of(facilityRecords);
  const items = facilities.slice(0, most).map((facility) => {
    const { picture, first, alt, title } = withFirst(facility);
    return { picture, first, alt, title };
  });
  return { items, total: facilities.length };
}

/** The names of the facilities. */
export const facilityTitles = (records: RecordsIn) => records.of(facilityRecords).facilities.map(({ title }) => title);

/** The places of the campus and where their pins are. */
export const campusMap = (records: RecordsIn) => records.of(facilityRecords).campusMap;
