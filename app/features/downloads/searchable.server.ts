import { findPdf } from "#app/platform/content/made.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import type { SearchDocument } from "#app/platform/content/search-document.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { downloads } from "./records.server.ts";

/** Search documents for the downloads. */
export const searchable = (records: RecordsIn): SearchDocument[] =>
  downloads(records).map(({ id, title, description, file }) => ({
    kind: "document",
    title,
    text: description,
    address: findPdf(file ?? id, records.locale)?.address ?? inLocale("/downloads", records.locale),
  }));
