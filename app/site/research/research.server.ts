import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { researchKind } from "./research.ts";

export const researchRecords = filesOfKinds(researchKind);

export const research = (records: RecordsIn) => records.of(researchRecords).research;

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
