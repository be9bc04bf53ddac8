import { latinDigits } from "#app/platform/i18n/format.ts";

/** Words as Unicode has them (UAX 29), which keeps a vowel sign with its letter; other splitters make फ of फी. */
const segmenter = new Intl.Segmenter("mr", { granularity: "word" });

/**
 * A word in the form in which words are compared: small letters, Latin digits, no accents on Latin letters, and no
 * joiners, which two keyboards write differently. Vowel signs stay: फी is not फा.
 */
function folded(word: string): string {
  const plain = latinDigits(word.normalize("NFKD").toLowerCase()).replace(/[\u200c\u200d]/g, "");
  return plain.replace(/(?<=\p{Script=Latin})\p{M}+/gu, "").normalize("NFC");
}

const partsOf = (word: string) =>
  folded(word)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A word of a text, and the terms under which it is found: `D.Pharm` is found as dpharm, d and pharm. */
export interface Word {
  /** Where it begins in the text. */
  at: number;
  text: string;
  terms: string[];
}

/** The words of a text, in its order. */
export function searchWordsOf(text: string): Word[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return [];
    const parts = partsOf(segment);
    return [{ at: index, text: segment, terms: parts.length > 1 ? [parts.join(""), ...parts] : parts }];
  });
}

/** Every term under which a text is found. */
export const termsOf = (text: string): string[] => searchWordsOf(text).flatMap(({ terms }) => terms);

/** What a visitor looks for: one term for each word typed, each once. */
export const queryTerms = (typed: string): string[] => [
  ...new Set(searchWordsOf(typed).flatMap(({ terms }) => terms.slice(0, 1))),
];
