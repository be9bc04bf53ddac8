import { z } from "zod";
import { daysAfter, latinDigits, monthName } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The months, as content/institute.yaml names them. */
export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** The day on which an academic year begins. */
export interface YearStart {
  day: number;
  month: (typeof months)[number];
}

/** The first day of academic years for an institute that says nothing of it. */
export const usualYearStart: YearStart = { day: 1, month: "june" };

const monthDay = ({ day, month }: YearStart) =>
  `${String(months.indexOf(month) + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The schema of such a day; 29 February is refused, as most years do not have it. */
export const yearStart = z
  .strictObject({ day: z.int().min(1).max(31), month: z.enum(months, "a month, as june") })
  .refine((start) => z.iso.date().safeParse(`2025-${monthDay(start)}`).success, {
    path: ["day"],
    error: "a day of that month",
  });

const takesYear = { en: "two years, such as 2026-27", mr: "दोन वर्षे, उदा. २०२६-२७" };
const follows = (year: string) => (Number(year.slice(0, 4)) + 1) % 100 === Number(year.slice(5));
/** The name of an academic year: `2026-27`; read in Devanagari digits and with a longer dash too. */
export const academicYearName = z
  .string()
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, "").replace("–", "-"))
  .refine((year) => /^20\d\d-\d\d$/.test(year) && follows(year), { error: takesYear.en, params: { takes: takesYear } });

/** The calendar year in which the academic year of a day begins: with 1 June, 2026 of `2027-05-31`. */
export const academicYearOf = (day: string, start: YearStart): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < monthDay(start) ? 1 : 0);

const yearName = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, "0")}`;

/** The academic year before another: `2025-26` of `2026-27`. */
export const yearBefore = (year: string): string => yearName(Number(year.slice(0, 4)) - 1);

/** The academic year of a day, as the addresses of notices have it: with 1 June, `2026-27` of `2027-05-31`. */
export const academicYear = (day: string, start: YearStart): string => yearName(academicYearOf(day, start));

/** Days that the last date of admission can be before the academic year: where it begins in August, that date is in July. */
const daysBeforeYear = 120;

/**
 * The academic year that admission is for, from the first of its dates on; undefined before that day.
 * @param dates the first days of the dates of admission, in any order
 */
export function yearOfAdmission(dates: string[], day: string, start: YearStart): string | undefined {
  const [first, ...later] = dates.toSorted();
  return first && first <= day ? academicYear(daysAfter(later.at(-1) ?? first, daysBeforeYear), start) : undefined;
}

/** The first and the last day of an academic year such as `2026-27`. */
export function yearSpan(year: string, start: YearStart): { from: string; to: string } {
  const first = Number(year.slice(0, 4));
  return { from: `${first}-${monthDay(start)}`, to: daysAfter(`${first + 1}-${monthDay(start)}`, -1) };
}

/** The names of the first and the last month of an academic year: with 1 June, June and May. */
export function monthsOfYear({ day, month }: YearStart, locale: Locale): [first: string, last: string] {
  const first = months.indexOf(month) + 1;
  const before = first === 1 ? months.length : first - 1;
  return [monthName(first, locale), monthName(day === 1 ? before : first, locale)];
}
