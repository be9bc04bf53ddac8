import { latinDigits } from "./format.ts";

/** The most characters of what is read as a code or reference: people paste the sentence or the mail around it. */
export const longestPasted = 300;

/** What was typed or pasted as a code or reference: in Latin digits, without invisible characters, and with one minus sign. */
export const pastedText = (typed: string): string =>
  latinDigits(typed.slice(0, longestPasted).normalize("NFKC"))
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replaceAll("\u2212", "-");
