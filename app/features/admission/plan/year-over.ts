import { academicYear, type YearStart } from "#app/platform/content/academic-year.ts";
import { formatDigits, monthName } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { planWords } from "./plan-words.ts";

interface Days {
  from: string;
}

/**
 * Says that admission is over and when the next is likely to begin: in the month of this year's first date. Without
 * new dates once that month has come, says only the former.
 * @param dates All of the year, sorted by day; the last one names the year.
 */
export function admissionOver(dates: [Days, ...Days[]], today: string, start: YearStart, locale: Locale): string {
  const t = planWords[locale];
  const [{ from: first }] = dates;
  const last = dates.at(-1)?.from ?? first;
  const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const named = (day: string) => formatDigits(academicYear(day, start), locale);
  const begins = yearAfter(first);
  if (begins.slice(0, 7) <= today.slice(0, 7)) return t.over(named(last));
  const month = `${monthName(Number(begins.slice(5, 7)), locale)} ${formatDigits(begins.slice(0, 4), locale)}`;
  return `${t.over(named(last))} ${t.nextYear(named(yearAfter(last)), month)}`;
}
