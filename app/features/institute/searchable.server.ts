import { institute } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { campusMap, facilities } from "./records.server.ts";

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
