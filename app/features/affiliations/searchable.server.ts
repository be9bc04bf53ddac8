import { documentsIn, joinText, type SearchDocument } from "#app/features/search/index.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { findPdf } from "#app/platform/content/made.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { affiliations, papers } from "./records.server.ts";

/** What the search finds of the approvals and of the PDFs that prove them. */
export const searchable = (locale: Locale): SearchDocument[] => [
  ...affiliations(locale).map(({ id, authority, shortName, what, reference }) =>
    documentsIn(locale).further(`/affiliation/${id}`, authority, shortName, what, reference),
  ),
  ...papers(locale).flatMap(({ id, title, issuedBy, reference, sections = [] }) => {
    const made = findPdf(id, locale);
    const isOthers = affiliations(locale).some(({ paper }) => paper === id);
    // The document of another body is its own file, whatever sections its record may have (make-documents.ts).
    const written = institute(locale).isSample || !isOthers ? sections : [];
    const text = written.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]);
    const kind = "document" as const;
    return made ? [{ kind, title, text: joinText(issuedBy, reference, ...text), address: made.address }] : [];
  }),
];
