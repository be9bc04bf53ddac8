import { searchFold } from "./devanagari.ts";

/** A text as it is compared: folded as searches are, without punctuation and repeated spaces. */
export const plainOf = (text: string): string =>
  searchFold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
