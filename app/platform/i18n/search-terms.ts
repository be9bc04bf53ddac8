import { latinDigits } from "./format.ts";

/**
 * Words according to Unicode (UAX 29), which keeps vowel signs with their letters; other tokenizers split फी after फ.
 */
const segmenter = new Intl.Segmenter("mr", { granularity: "word" });

/**
 * A word normalised for comparison: lower case, Latin digits, no accents on Latin letters, and no joiners, which
 * keyboards write differently. Vowel signs stay: फी is not फा.
 */
function folded(word: string): string {
  const plain = latinDigits(word.normalize("NFKD").toLowerCase()).replace(/[\u200c\u200d]/g, "");
  return plain.replace(/(?<=\p{Script=Latin})\p{M}+/gu, "").normalize("NFC");
}

const partsOf = (word: string) =>
  folded(word)
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
