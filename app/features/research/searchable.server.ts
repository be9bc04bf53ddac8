import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { research } from "./records.server.ts";

const places = { publications: "/r&d/publication", patents: "/r&d/patent", copyrights: "/r&d/copyright" } as const;

export const researchSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  (["publications", "patents", "copyrights"] as const).flatMap((kind) =>
    research(records)[kind].map(({ title, people, where, year }) =>
      documentsIn(records.locale).titled(
        "research",
        title,
        places[kind],
        people,
        where,
        formatDigits(year, records.locale),
      ),
    ),
  );
