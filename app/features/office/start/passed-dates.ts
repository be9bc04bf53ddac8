import { dayCount, formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { WaitingLine } from "./waiting.ts";
import { startWords } from "./words.ts";

/** Days for which the office is asked: over a weekend. */
const askedFor = 3;

interface Passed {
  /** The dates of admission, in one language. */
  dates: { name: string; from: string; to?: string | undefined }[];
  /** When they were last published, in milliseconds since 1970; undefined if they are as in their file. */
  changedAt: number | undefined;
}

/**
 * A line for each date of admission whose last day has passed without the dates having been published again: DTE often
 * extends on the last day, and families believe the day that the website says.
 */
export function passedDates({ dates, changedAt }: Passed, today: string, locale: Locale): WaitingLine[] {
  const changedOn = changedAt === undefined ? "" : indiaTime(changedAt).day;
  return dates
    .map(({ name, from, to = from }) => ({ name, last: to }))
    .filter(({ last }) => last < today && dayCount(last, today) <= askedFor && changedOn <= last)
    .map(({ name, last }) => ({
      text: startWords[locale].passed(name, formatDay(last, locale)),
      to: "/office/records/admissionDates/admissionDates",
    }));
}
