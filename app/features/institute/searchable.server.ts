import { documentsIn, type SearchDocument } from "#app/features/search/index.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { campusMap, facilities } from "./records.server.ts";

/** What the search finds of the institute itself: how to reach it, its rooms and its campus. */
export function searchable(locale: Locale): SearchDocument[] {
  const { name, approvals, contact, hours } = institute(locale);
  const { titled, further } = documentsIn(locale);
  const { phone, email, address, person } = contact;
  return [
    {
      ...titled("page", name, "/", phone, email, address, hours.office, person, approvals),
      // Found under their synonyms too: a visitor who looks for a number or the way types one of these.
      keywords: "contact phone email address office",
    },
    further(
      "/about-us/infrastructure",
      ...facilities(locale).map(({ title, description }) => `${title}: ${description}`),
    ),
    further(
      "/facilities",
      ...campusMap(locale)
        .groups.flatMap(({ places }) => places)
        .map(({ title, text }) => `${title}: ${text}`),
    ),
  ];
}
