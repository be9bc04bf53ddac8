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
