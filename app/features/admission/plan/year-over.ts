import { academicYear, type YearStart } from "#app/platform/content/academic-year.ts";
import { formatDigits, monthName } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { planWords } from "./plan-words.ts";

interface Days {
  from: string;
}

/**
 * A sentence that this year's admission is over, and one with the month in which the next is likely to begin: that of
 * this year's first date. Once that month has come without new dates, only the first sentence.
 * @param dates All of the year, in the order of their days; the last one names the year.
 */
export function yearOver(dates: [Days, ...Days[]], today: string, start: YearStart, locale: Locale): string {
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
