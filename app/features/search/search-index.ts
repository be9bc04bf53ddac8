import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { DocumentKind, SearchDocument } from "#app/platform/content/search-document.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { queryTerms, termsOf } from "#app/platform/i18n/search-terms.ts";
import { bestExcerpt, type ExcerptPiece, markMatches } from "./excerpt.ts";
import { synonymsOf } from "./synonyms.ts";

export interface SearchHit {
  kind: DocumentKind;
  title: ExcerptPiece[];
  excerpt: ExcerptPiece[];
  address: string;
}

interface SearchHits {
  found: SearchHit[];
  /** `found` has only the best of them. */
  total: number;
  /** False when no document has all the words: `found` then has those with some of them. */
  hasAllWords: boolean;
}

/** In the page's language and, if there are few, some from each other language. */
export interface SearchAnswer extends SearchHits {
  others: (SearchHits & { locale: Locale })[];
}

export interface SearchIndex {
  find: (typed: string, most?: number) => SearchHits;
}

/** Words of a query that are used; further ones are ignored. */
const mostWords = 12;
const mostResults = 15;
/** A word in more documents than this, and in a fifth of all, is slow and insignificant: ignored next to others. */
const manyDocuments = 500;

const length = (term: string) => [...term].length;
/** Wrong, missing or extra characters allowed. In short words (फी, फा) and numbers, one would change the meaning. */
const mistakes = (term: string) => (length(term) < 4 || /\d/.test(term) ? 0 : length(term) < 8 ? 1 : 2);

/** A word also matches longer ones that begin with it: प्रवेश finds प्रवेशासाठी. Two Latin letters match too many. */
const isBeginning = (term: string) => length(term) >= (/^\p{Script=Latin}/u.test(term) ? 3 : 2);
/** The plural of a Latin synonym is in its group: `fees` must not match feedback. */
const isSynonymBeginning = (term: string) => /^\P{Script=Latin}/u.test(term) && isBeginning(term);

const asTyped: SearchOptions = { prefix: isBeginning, boost: { title: 4, keywords: 3 } };
const withMistakes: SearchOptions = { ...asTyped, fuzzy: mistakes };
/** Tried in this order until something is found. */
const ways: SearchOptions[] = [
  { ...asTyped, combineWith: "AND" },
  { ...withMistakes, combineWith: "AND" },
  { ...withMistakes, combineWith: "OR" },
];

/** Indexes in batches, so that other requests run in between. */
export async function createSearchIndex(documents: SearchDocument[]): Promise<SearchIndex> {
  const documentsWith = new Map<string, number>();
  function counted(text: string): string[] {
    const terms = termsOf(text);
    for (const term of new Set(terms)) documentsWith.set(term, (documentsWith.get(term) ?? 0) + 1);
    return terms;
  }
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "keywords", "text"],
    tokenize: counted,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: 20 },
  );

  const isCommon = (term: string) => (documentsWith.get(term) ?? 0) > Math.max(manyDocuments, documents.length / 5);

  return {
    find(typed, most = mostResults) {
      const typedWords = queryTerms(typed).slice(0, mostWords);
      const rare = typedWords.filter((word) => !isCommon(word));
      const words = rare.length > 0 ? rare : typedWords.slice(0, 1);
      const queries: Query[] = words.map((word) => ({
        combineWith: "OR",
        queries: [word, { queries: synonymsOf(word), prefix: isSynonymBeginning, fuzzy: false }],
      }));
      for (const way of words.length === 0 ? [] : ways) {
        const results = index.search({ queries, ...way });
        if (results.length === 0) continue;
        const found = results.slice(0, most).flatMap(({ id, match }) => {
          const { kind, title, text, summary, address } = documents[id] as SearchDocument;
          const terms = new Set(Object.keys(match));
          return [{ kind, title: markMatches(title, terms), excerpt: bestExcerpt([text, summary], terms), address }];
        });
        return { found, total: results.length, hasAllWords: way.combineWith === "AND" };
      }
      return { found: [], total: 0, hasAllWords: true };
    },
  };
}
