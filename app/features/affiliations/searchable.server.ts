import { documentsIn, joinText, type SearchDocument } from "#app/features/search/index.ts";
import { madePdf } from "#app/platform/content/made.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { affiliations, papers } from "./records.server.ts";

/** What the search finds of the approvals and of the PDFs that prove them. */
export const searchable = (locale: Locale): SearchDocument[] => [
  ...affiliations(locale).map(({ id, authority, shortName, what, reference }) =>
    documentsIn(locale).further(`/affiliation/${id}`, authority, shortName, what, reference),
  ),
  ...papers(locale).map(({ id, title, issuedBy, reference, sections }) => ({
    kind: "document" as const,
    title,
    text: joinText(
      issuedBy,
      reference,
      ...sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
    ),
    address: madePdf(id, locale).address,
  })),
];
