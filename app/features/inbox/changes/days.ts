import { workingDayAfter } from "#app/features/submissions/index.ts";
import { isDay } from "#app/platform/content/text.ts";
import { dayCount, indiaTime } from "#app/platform/i18n/format.ts";

/** The longest that a follow-up day lies ahead, in days. */
const longestAhead = 366;

/** Whether a day can be a follow-up day: today in India, or within a year. @param now Milliseconds since 1970. */
export function isAhead(text: string, now: number): boolean {
  const days = isDay(text) ? dayCount(indiaTime(now).day, text) : Number.NaN;
  return days >= 0 && days <= longestAhead;
}

/** A day that is offered as follow-up day. */
export interface OfferedDay {
  day: string;
  is: "tomorrow" | "inThreeDays" | "admission";
  /** What happens on it, of a date of the admission. */
  name?: string;
}

/** The days that are offered, where the office works from Monday to Saturday: the next one, and after three days. */
export function offeredDays(
  now: number,
  dates: { name: string; from: string; to?: string | undefined }[],
): OfferedDay[] {
  const today = indiaTime(now).day;
  const [next] = dates
    .flatMap(({ name, from, to }) => [from, ...(to ? [to] : [])].map((day) => ({ day, name })))
    .filter(({ day }) => day > today && isAhead(day, now))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return [
    { day: workingDayAfter(today, 1), is: "tomorrow" },
    { day: workingDayAfter(today, 3), is: "inThreeDays" },
    ...(next ? [{ ...next, is: "admission" as const }] : []),
  ];
}
