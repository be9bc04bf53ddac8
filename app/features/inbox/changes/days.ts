import { isDay } from "#app/platform/content/text.ts";
import { dayCount, indiaTime } from "#app/platform/i18n/format.ts";

/** How far ahead a follow-up day can be, in days. */
const longestAhead = 366;

/**
 * Whether a day can be a follow-up day: from today in India to a year ahead.
 * @param now milliseconds since 1970
 */
export function isAhead(text: string, now: number): boolean {
  const days = isDay(text) ? dayCount(indiaTime(now).day, text) : Number.NaN;
  return days >= 0 && days <= longestAhead;
}

/** How long after an unanswered call it is tried again on the same day, in milliseconds. */
export const soonIn = 2 * 60 * 60_000;

/** A suggested follow-up day. */
export interface OfferedDay {
  day: string;
  is: "tomorrow" | "inThreeDays" | "admission";
  /** For an admission date: the event's name. */
  name?: string;
}
