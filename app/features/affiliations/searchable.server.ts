import { institute } from "#app/platform/content/institute.server.ts";
import { findPdf } from "#app/platform/content/made.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, joinText, type SearchDocument } from "#app/platform/content/search-document.ts";
import { affiliations, papers } from "./records.server.ts";

/** Search documents for the approvals and their PDFs. */
export const searchable = (records: RecordsIn): SearchDocument[] => [
  ...affiliations(records).map(({ id, authority, shortName, what, reference }) =>
    documentsIn(records.locale).further(`/affiliation/${id}`, authority, shortName, what, reference),
  ),
  ...papers(records).flatMap(({ id, title, issuedBy, reference, sections = [] }) => {
    const made = findPdf(id, records.locale);
    const isOthers = affiliations(records).some(({ paper }) => paper === id);
    // A document issued by another body is that body's file, whatever sections its record has (isTypeset in features/documents).
    const written = institute(records).isSample || !isOthers ? sections : [];
    const text = written.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]);
    const kind = "document" as const;
    return made ? [{ kind, title, text: joinText(issuedBy, reference, ...text), address: made.address }] : [];
  }),
];
