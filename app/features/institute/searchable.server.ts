import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { campusMap, facilities } from "./records.server.ts";

/** What the search finds of the institute itself: how to reach it, its rooms and its campus. */
export function searchable(locale: Locale): SearchDocument[] {
  const { name, approvals, contact, hours } = institute(locale);
  return [
    {
      kind: "page",
      title: name,
      text: joinText(contact.phone, contact.email, contact.address, hours.office, contact.person, approvals),
      // Found under their synonyms too: who looks for a number or the way types one of these.
      keywords: "contact phone email address office",
      address: inLocale("/", locale),
    },
    {
      kind: "page",
      title: "",
      text: joinText(...facilities(locale).map(({ title, description }) => `${title}: ${description}`)),
      address: inLocale("/about-us/infrastructure", locale),
    },
    {
      kind: "page",
      title: "",
      text: joinText(
        ...campusMap(locale)
          .groups.flatMap(({ places }) => places)
          .map(({ title, text }) => `${title}: ${text}`),
      ),
      address: inLocale("/facilities", locale),
    },
  ];
}
