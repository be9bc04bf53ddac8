import { searchFold } from "./devanagari.ts";

export const comparableText = (text: string): string =>
  searchFold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
