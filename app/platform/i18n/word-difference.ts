import { diffWords } from "diff";
import type { Locale } from "./locale.ts";

/** A piece of a text that was changed: words that are in both versions, in the old one alone, or in the new one alone. */
export interface DifferencePiece {
  text: string;
  change: "same" | "removed" | "added";
}

/** Marathi words end where a reader sees them end; without it a word is cut at its vowel signs. */
const segmenters: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter("en", { granularity: "word" }),
  mr: new Intl.Segmenter("mr", { granularity: "word" }),
};

/** Milliseconds; two long texts with nothing in common take minutes to compare. */
const longest = 200;

/** What changed between two versions of a text, word by word; a text that takes too long to compare is replaced whole. */
export function wordDifference(before: string, after: string, locale: Locale): DifferencePiece[] {
  // A letter may be written as one code point or as two.
  const [old, current] = [before.normalize("NFC"), after.normalize("NFC")];
  const options = { intlSegmenter: segmenters[locale], timeout: longest };
  const pieces = diffWords(old, current, options);
  if (pieces)
    return pieces.map(({ value, added, removed }) => ({
      text: value,
      change: added ? "added" : removed ? "removed" : "same",
    }));
  return [
    { text: old, change: "removed" },
    { text: current, change: "added" },
  ];
}
