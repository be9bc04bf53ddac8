import { searchFold } from "./devanagari.ts";

export const plainOf = (text: string): string =>
  searchFold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
