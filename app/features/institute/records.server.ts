import { withOtherName } from "#app/platform/content/paired.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles, recordsInFiles } from "#app/platform/content/read-records.server.ts";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { campusMapKind } from "./campus-map-kind.ts";
import { facilityKind } from "./kinds.ts";

export const facilityRecords = recordFiles({
  ...filesOfKinds(facilityKind, campusMapKind),
});

/** Adds the original picture from the file, since the office may have replaced it. */
function withOriginal<Item extends { id: string }>(facility: Item): Item & { first: string | undefined } {
  return {
    ...facility,
    first: recordsInFiles(facilityRecords).facilities.find(({ id }) => id === facility.id)?.picture,
  };
}

/** In the order of the file, with titles in the other language. */
export const facilities = (records: RecordsIn) =>
  withOtherName(
    records.of(facilityRecords).facilities,
    records.in(otherLocale(records.locale)).of(facilityRecords).facilities,
    ({ title }) => title,
  ).map(withOriginal);

export function firstFacilities(records: RecordsIn, most: number) {
  const { facilities } = records.of(facilityRecords);
  const items = facilities.slice(0, most).map((facility) => {
    const { picture, first, alt, title } = withOriginal(facility);
    return { picture, first, alt, title };
  });
  return { items, total: facilities.length };
}

export const facilityTitles = (records: RecordsIn) => records.of(facilityRecords).facilities.map(({ title }) => title);

export const campusMap = (records: RecordsIn) => records.of(facilityRecords).campusMap;
