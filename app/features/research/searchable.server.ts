import { documentsIn, type SearchDocument } from "#app/features/search/index.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { research } from "./records.server.ts";

const places = { publications: "/r&d/publication", patents: "/r&d/patent", copyrights: "/r&d/copyright" } as const;

/** What the search finds of the research in the records. */
export const searchable = (locale: Locale): SearchDocument[] =>
  (["publications", "patents", "copyrights"] as const).flatMap((kind) =>
    research(locale)[kind].map(({ title, people, where, year }) =>
      documentsIn(locale).titled("research", title, places[kind], people, where, formatDigits(year, locale)),
    ),
  );
