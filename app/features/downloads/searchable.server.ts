import type { SearchDocument } from "#app/features/search/index.ts";
import { findPdf } from "#app/platform/content/made.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { downloads } from "./records.server.ts";

/** What the search finds of the documents to download. */
export const searchable = (locale: Locale): SearchDocument[] =>
  downloads(locale).map(({ id, title, description, file }) => ({
    kind: "document",
    title,
    text: description,
    address: findPdf(file ?? id, locale)?.address ?? inLocale("/downloads", locale),
  }));
