import { findPdf } from "#app/platform/content/made.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import type { SearchDocument } from "#app/platform/content/search-document.ts";
import { downloads } from "./records.server.ts";

/** Leaves out a fee sheet that has not been generated yet. */
export const downloadSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  downloads(records).flatMap(({ id, title, description, file }) => {
    const made = findPdf(file ?? id, records.locale);
    return made ? [{ kind: "document", title, text: description, address: made.address }] : [];
  });
