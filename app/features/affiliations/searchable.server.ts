import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { affiliations } from "./records.server.ts";

export const affiliationSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  affiliations(records).map(({ id, authority, shortName, what, row }) =>
    documentsIn(records.locale).further(`/affiliation/${id}`, authority, shortName, what, row?.paper?.number),
  );
