import { diffWords } from "diff";
import { canonical } from "./devanagari.ts";
import type { Locale } from "./locale.ts";

/** A run of words that is in both versions of a text, only in the old one, or only in the new one. */
interface DifferencePiece {
  text: string;
  change: "same" | "removed" | "added";
}

/** Marathi words are segmented correctly; without a segmenter they would be split at vowel signs. */
const segmenters: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter("en", { granularity: "word" }),
  mr: new Intl.Segmenter("mr", { granularity: "word" }),
};

/** Words and spaces removed and added: comparing takes time by the square of this, and a page may compare a hundred texts. */
const mostChanges = 200;

/** The differences between two versions of a text, word by word; one with more changes counts as replaced. */
export function wordDifference(before: string, after: string, locale: Locale): DifferencePiece[] {
  // What looks the same is no difference.
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
