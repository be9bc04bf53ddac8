import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { checkWords } from "./words.ts";

export function searchable({ locale }: RecordsIn): SearchDocument[] {
  const { title, lead, keywords } = checkWords[locale];
  return [{ ...documentsIn(locale).titled("page", title, "/check", lead), keywords }];
}
