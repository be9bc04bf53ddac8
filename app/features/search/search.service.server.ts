import { createContext } from "react-router";
import { everything, noteRead } from "#app/platform/content/stamps.server.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { SearchDocument } from "./document.ts";
import { createSearchIndex, type SearchAnswer, type SearchIndex } from "./search-index.ts";

interface Parts {
  /** Everything that can be found in a language. */
  documents: (locale: Locale) => Promise<SearchDocument[]>;
  /** Returns another value whenever the documents have changed. */
  revision: () => number | string;
}

/** The search over the whole site. */
export interface Search {
  find: (typed: string, locale: Locale) => Promise<SearchAnswer>;
}

/** With fewer results than this, the other language is searched too. */
const few = 5;
/** The most results of another language. */
const mostOthers = 5;

/** Puts the search together. An index is made at the first search, and again after the documents have changed. */
export function createSearch({ documents, revision }: Parts): Search {
  const indexes = new Map<Locale, { made: number | string; index: Promise<SearchIndex> }>();

  function indexOf(locale: Locale): Promise<SearchIndex> {
    const made = revision();
    const known = indexes.get(locale);
    if (known?.made === made) return known.index;
    const index = documents(locale).then(createSearchIndex);
    indexes.set(locale, { made, index });
    // What failed is tried again at the next search.
    index.catch(() => indexes.delete(locale));
    return index;
  }

  return {
    async find(typed, locale) {
      noteRead(everything);
      const own = (await indexOf(locale)).find(typed);
      const isEnough = own.total >= few && own.hasAllWords;
      const others = locales.filter((other) => other !== locale && !isEnough);
      const inOthers = others.map(async (other) => ({
        locale: other,
        ...(await indexOf(other)).find(typed, mostOthers),
      }));
      const found = (await Promise.all(inOthers)).filter(({ total, hasAllWords }) => total > 0 && hasAllWords);
      return { ...own, others: found };
    },
  };
}

/** The router context of the search. */
export const searchContext = createContext<Search>();
