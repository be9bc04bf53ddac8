import { z } from "zod";
import { daysAfter, latinDigits, monthName } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

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

export interface YearStart {
  day: number;
  month: (typeof months)[number];
}

export const usualYearStart: YearStart = { day: 1, month: "june" };

const monthDay = ({ day, month }: YearStart) =>
  `${String(months.indexOf(month) + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** 29 February is refused, as most years do not have it. */
export const yearStart = z
  .strictObject({ day: z.int().min(1).max(31), month: z.enum(months, "a month, as june") })
  .refine((start) => z.iso.date().safeParse(`2025-${monthDay(start)}`).success, {
    path: ["day"],
    error: "a day of that month",
  });

const yearFormat = { en: "two years, such as 2026-27", mr: "दोन वर्षे, उदा. २०२६-२७" };
const isNextYear = (year: string) => (Number(year.slice(0, 4)) + 1) % 100 === Number(year.slice(5));
export const academicYearName = z
  .string()
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, "").replace("–", "-"))
  .refine((year) => /^20\d\d-\d\d$/.test(year) && isNextYear(year), {
    error: yearFormat.en,
    params: { takes: yearFormat },
  });

export const academicYearOf = (day: string, start: YearStart): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < monthDay(start) ? 1 : 0);

const yearName = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, "0")}`;

export const yearBefore = (year: string): string => yearName(Number(year.slice(0, 4)) - 1);

export const academicYear = (day: string, start: YearStart): string => yearName(academicYearOf(day, start));

/** Days from the last date of admission to a day in its academic year; for a year from August, that date is in July. */
const daysBeforeYear = 120;

/** Undefined before the first date of admission. `dates` are first days, in any order. */
export function yearOfAdmission(dates: string[], day: string, start: YearStart): string | undefined {
  const [first, ...later] = dates.toSorted();
  return first && first <= day ? academicYear(daysAfter(later.at(-1) ?? first, daysBeforeYear), start) : undefined;
}

export function yearSpan(year: string, start: YearStart): { from: string; to: string } {
  const first = Number(year.slice(0, 4));
  return { from: `${first}-${monthDay(start)}`, to: daysAfter(`${first + 1}-${monthDay(start)}`, -1) };
}

export function monthsOfYear({ day, month }: YearStart, locale: Locale): [first: string, last: string] {
  const first = months.indexOf(month) + 1;
  const before = first === 1 ? months.length : first - 1;
  return [monthName(first, locale), monthName(day === 1 ? before : first, locale)];
}
