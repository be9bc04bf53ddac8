import { institute } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, joinText, type SearchDocument } from "#app/platform/content/search-document.ts";
import { shownPdf } from "./paper-file.ts";
import { disclosureRecords, papers } from "./records.server.ts";

export function searchable(records: RecordsIn): SearchDocument[] {
  const { duties, paperTexts } = records.of(disclosureRecords);
  const rows = documentsIn(records.locale).further(
    "/disclosure",
    ...duties.flatMap(({ title, authority }) => [title, authority]),
  );
  const documents = papers(records).flatMap((paper) => {
    const { id, duty, title, number, summary } = paper;
    const made = shownPdf(paper, records.locale);
    const { issuedBy, sections = [] } = paperTexts.find((each) => each.id === id) ?? {};
    // A document issued by another body is that body's file, whatever the record says (isTypeset, features/documents).
    const written = institute(records).isSample || duty === undefined ? sections : [];
    const text = written.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]);
    const kind = "document" as const;
    return made ? [{ kind, title, text: joinText(issuedBy, number, summary, ...text), address: made.address }] : [];
  });
  return [rows, ...documents];
}
