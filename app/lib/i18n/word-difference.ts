import { diffWords } from "diff";
import { canonical } from "./devanagari.ts";
import type { Locale } from "./locale.ts";

interface DifferencePiece {
  text: string;
  change: "same" | "removed" | "added";
}

/** Without a segmenter Marathi words would be split at vowel signs. */
const segmenters: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter("en", { granularity: "word" }),
  mr: new Intl.Segmenter("mr", { granularity: "word" }),
};

/** Comparing takes time by the square of this, and a page may compare a hundred texts. */
const mostChanges = 200;

export function wordDifference(before: string, after: string, locale: Locale): DifferencePiece[] {
  const [old, current] = [canonical(before), canonical(after)];
  const options = { intlSegmenter: segmenters[locale], maxEditLength: mostChanges };
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
