import { institute } from "#app/cms/content/institute.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { recordFiles, recordsInFiles } from "#app/cms/content/read-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { withOtherName } from "#app/cms/content/text.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { otherLocale } from "#app/lib/i18n/locale.ts";
import { campusMapKind } from "./facilities.ts";
import { facilityKind } from "./institute-kinds.ts";

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

export function searchable(records: RecordsIn): SearchDocument[] {
  const { name, contact, hours } = institute(records);
  const { titled, further } = documentsIn(records.locale);
  const { phone, email, address, person } = contact;
  return [
    {
      ...titled("page", name, "/", phone, email, address, hours.office, person),
      // Synonyms that visitors type when they look for a phone number or the way.
      keywords: "contact phone email address office",
    },
    further(
      "/about-us/infrastructure",
      ...facilities(records).map(({ title, description }) => `${title}: ${description}`),
    ),
    further(
      "/facilities",
      ...campusMap(records)
        .groups.flatMap(({ places }) => places)
        .map(({ title, text }) => `${title}: ${text}`),
    ),
  ];
}
