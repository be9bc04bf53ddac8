import { withoutInvisible } from "#app/lib/forms/characters.ts";
import { canonical } from "#app/lib/i18n/devanagari.ts";
import { latinDigits, monthName } from "#app/lib/i18n/format.ts";
import { locales } from "#app/lib/i18n/locale.ts";

export const joinLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

/** Removes control characters and invisible ones; a single line has no line ends. */
export function tidy(typed: string, isLong: boolean): string {
  const lines = withoutInvisible(canonical(typed))
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, "\n")
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
  return (isLong ? lines : joinLines(lines)).trim();
}

export function numberFrom(typed: string): number | undefined {
  const plain = latinDigits(typed).replace(/[,\s]/g, "");
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** More characters than a number or a day has, however it is written. */
const tooLong = 60;

const currencies = ["₹", "rs.", "rs", "inr", "रुपये", "रूपये", "रु.", "रु", "रू.", "रू"];
/** How an amount ends on a bill: 65,000/-, 65,000 only. */
const ends = ["only", "फक्त", "मात्र", ...currencies, "/-", "/–", "/=", ".", ...currencies];

/** Also as on a bill or in a spreadsheet: ₹76,000, रु. ७६०००, Rs 76,000.00/-, and (500) for a negative amount. */
export function rupeesFrom(typed: string): number | undefined {
  if (typed.length > tooLong) return undefined;
  let plain = typed.trim().toLowerCase();
  const isBelow = plain.startsWith("(") && plain.endsWith(")");
  if (isBelow) plain = plain.slice(1, -1).trim();
  const currency = currencies.find((each) => plain.startsWith(each)) ?? "";
  plain = plain.slice(currency.length).trim();
  for (const end of ends) if (plain.endsWith(end)) plain = plain.slice(0, -end.length).trim();
  // 65.000,00 is 65,000 elsewhere, and 65 without the comma.
  const point = plain.indexOf(".");
  const value = point >= 0 && plain.includes(",", point) ? undefined : numberFrom(plain);
  return value === undefined ? undefined : isBelow ? -value : value;
}

/** Spellings of months besides those that dates are shown in. */
const otherMonths: Record<string, number> = { ऑगष्ट: 8, सप्टेम्बर: 9, नोव्हेम्बर: 11, डिसेम्बर: 12 };

function monthFrom(name: string): number | undefined {
  if (name.length < (/[a-z]/.test(name) ? 3 : 2)) return undefined;
  const months = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) =>
    locales.some((locale) => canonical(monthName(month, locale)).toLowerCase().startsWith(name)),
  );
  return months.length === 1 ? months[0] : otherMonths[name];
}

function partsOfDate(plain: string): (string | undefined)[] {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[t ])/.exec(plain) ?? [];
  if (year) return [date, month, year];
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:$| \d)/.exec(plain);
  if (numbers) return numbers.slice(1);
  const [, first, name = "", last] =
    /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{0,2}([\p{L}\p{M}]{2,12})[-/., ]{0,2}(\d{4}|\d{2})$/u.exec(plain) ?? [];
  if (first) return [first, String(monthFrom(name) ?? ""), last];
  const [, before = "", second, end] =
    /^([\p{L}\p{M}]{2,12})[. ]{0,2}(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(plain) ?? [];
  return [second, String(monthFrom(before) ?? ""), end];
}

/** What may be before a date: "दि.", "Dt.", or the day of the week. */
const beforeDate = /^(?:दि(?:नांक)?|dt|date|[\p{L}\p{M}]{3,9}day|[\p{L}\p{M}]{2,6}वार)[.:,]{0,2} ?/u;

/** Reads 2026-01-31, 31/1/2026, 31-Jan-26, January 31, 2026, ३१ जानेवारी २०२६; `26` is of 2010 to 2059. */
export function dayFrom(typed: string): string | undefined {
  if (typed.length > tooLong) return undefined;
  const plain = latinDigits(canonical(typed)).replace(/\s+/g, " ").trim().toLowerCase().replace(beforeDate, "");
  const [date, month, year = ""] = partsOfDate(plain);
  if (!date || !month || (year.length === 2 && !/^[1-5]/.test(year))) return undefined;
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}

export function timeFrom(typed: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)$/.exec(latinDigits(typed).trim()) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}
