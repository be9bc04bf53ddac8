import { latinDigits } from "./format.ts";

/** Characters: people paste the sentence or the mail around a code. */
export const longestPasted = 300;

export const pastedText = (typed: string): string =>
  latinDigits(typed.slice(0, longestPasted).normalize("NFKC"))
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replaceAll("\u2212", "-");
