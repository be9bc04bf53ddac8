import { dayCount, formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { WaitingLine } from "./waiting.ts";
import { startWords } from "./words.ts";

/** In days: long enough to cover a weekend. */
const askedFor = 3;

interface Passed {
  dates: { name: string; from: string; to?: string | undefined }[];
  /** Last publication, in milliseconds since 1970; undefined if the dates are as in their file. */
  changedAt: number | undefined;
}

/** DTE often extends on the last day, and families believe the day that the website says. */
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
