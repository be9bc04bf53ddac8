import { createContext } from "react-router";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import type { SearchDocument } from "#app/cms/content/search-document.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { createSearchIndex, type SearchAnswer, type SearchIndex } from "./search-index.ts";

interface Parts {
  documents: (records: RecordsIn) => Promise<SearchDocument[]>;
}

export interface SearchService {
  find: (typed: string, records: RecordsIn) => Promise<SearchAnswer>;
}

/** With fewer results than this, the other language is searched too. */
const few = 5;
const mostOthers = 5;

/** An index is built at the first search after each publication. */
export function createSearch({ documents }: Parts): SearchService {
  const indexes = new Map<Locale, { of: PublicRecords; index: Promise<SearchIndex> }>();

  function indexOf(records: RecordsIn): Promise<SearchIndex> {
    const { locale, all: of } = records;
    const known = indexes.get(locale);
    if (known?.of === of) return known.index;
    const index = documents(records).then(createSearchIndex);
    indexes.set(locale, { of, index });
    // A failed index is built again at the next search.
    index.catch(() => indexes.delete(locale));
    return index;
  }

  return {
    async find(typed, records) {
      const own = (await indexOf(records)).find(typed);
      const isEnough = own.total >= few && own.hasAllWords;
      const others = locales.filter((other) => other !== records.locale && !isEnough);
      const inOthers = others.map(async (other) => ({
        locale: other,
        ...(await indexOf(records.in(other))).find(typed, mostOthers),
      }));
      const found = (await Promise.all(inOthers)).filter(({ total, hasAllWords }) => total > 0 && hasAllWords);
      return { ...own, others: found };
    },
  };
}

export const searchContext = createContext<SearchService>();
