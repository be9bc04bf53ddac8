import { searchFold } from "./devanagari.ts";

/**
 * Words according to Unicode (UAX 29), which keeps vowel signs with their letters; other tokenizers split फी after फ.
 */
const segmenter = new Intl.Segmenter("mr", { granularity: "word" });

const partsOf = (word: string) =>
  searchFold(word)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A word of a text with its search terms: `D.Pharm` is found as dpharm, d and pharm. */
export interface Word {
  /** Its position in the text. */
  at: number;
  text: string;
  terms: string[];
}

/** Texts of a text, in order. */
export function searchWordsOf(text: string): Word[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return [];
    const parts = partsOf(segment);
    return [{ at: index, text: segment, terms: parts.length > 1 ? [parts.join(""), ...parts] : parts }];
  });
}

/** All search terms of a text. */
export const termsOf = (text: string): string[] => searchWordsOf(text).flatMap(({ terms }) => terms);

/** The terms of a search: one for each word, without duplicates. */
export const queryTerms = (typed: string): string[] => [
  ...new Set(searchWordsOf(typed).flatMap(({ terms }) => terms.slice(0, 1))),
];
