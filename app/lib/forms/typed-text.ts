import { latinDigits } from "#app/lib/i18n/format.ts";

/** Characters: people paste the sentence or the mail around a code. */
export const longestPasted = 300;

export const pastedText = (typed: string): string =>
  latinDigits(typed.slice(0, longestPasted).normalize("NFKC"))
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .replaceAll("\u2212", "-");

/** PostgreSQL's integers are signed 32-bit. */
export const greatestWhole = 2 ** 31 - 1;

/** Latin digits only; undefined for anything else, and for numbers too great for the store. */
export function parseWholeNumber(text: string | null | undefined): number | undefined {
  if (!text || !/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
  const number = Number(text);
  return number <= greatestWhole ? number : undefined;
}
