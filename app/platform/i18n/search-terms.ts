import { searchFold } from "./devanagari.ts";

/** UAX 29 keeps vowel signs with their letters; other tokenizers split फी after फ. */
const segmenter = new Intl.Segmenter("mr", { granularity: "word" });

const partsOf = (word: string) =>
  searchFold(word)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** `D.Pharm` is found as dpharm, d and pharm. */
export interface Word {
  at: number;
  text: string;
  terms: string[];
}

export function searchWordsOf(text: string): Word[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return [];
    const parts = partsOf(segment);
    return [{ at: index, text: segment, terms: parts.length > 1 ? [parts.join(""), ...parts] : parts }];
  });
}

export const termsOf = (text: string): string[] => searchWordsOf(text).flatMap(({ terms }) => terms);

export const queryTerms = (typed: string): string[] => [
  ...new Set(searchWordsOf(typed).flatMap(({ terms }) => terms.slice(0, 1))),
];
