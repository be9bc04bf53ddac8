import { withoutInvisible } from "#app/platform/forms/characters.ts";
import { canonical } from "#app/platform/i18n/devanagari.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";

/** A text in one line; empty lines leave no space. */
export const joinLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

/**
 * A typed text without control characters, invisible characters and surrounding spaces; a single line has no line ends.
 */
export function tidy(typed: string, isLong: boolean): string {
  const lines = withoutInvisible(canonical(typed))
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, "\n")
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
  return (isLong ? lines : joinLines(lines)).trim();
}

/** The number that was typed, in digits of either script and with or without commas; undefined where it is none. */
export function numberFrom(typed: string): number | undefined {
  const plain = latinDigits(typed).replace(/[,\s]/g, "");
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** The amount in rupees that was typed, also with the sign or as it stands on a bill: ₹76,000, रु. ७६०००, Rs 76,000/-. */
export const rupeesFrom = (typed: string): number | undefined =>
  numberFrom(typed.replace(/^\s*(?:₹|rs\.?|रु(?:\.|पये)?)|(?:\/[-–]|\.)\s*$/giu, ""));

/** The day that was typed as 2026-01-31 or 31/1/2026, in digits of either script; undefined where there is no such day. */
export function dayFrom(typed: string): string | undefined {
  const plain = latinDigits(typed).trim();
  const [, date, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain) ?? [];
  const day = year ? `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}` : plain;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}

/** A time of day as 09:30, from digits of either script; undefined where it is none. */
export function timeFrom(typed: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)$/.exec(latinDigits(typed).trim()) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}
