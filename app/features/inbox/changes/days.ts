import { isDay } from "#app/platform/content/text.ts";
import { dayCount, indiaTime } from "#app/platform/i18n/format.ts";

/** In days. */
const longestAhead = 366;

/** From today in India to a year ahead; `now` is in milliseconds since 1970. */
export function isAhead(text: string, now: number): boolean {
  const days = isDay(text) ? dayCount(indiaTime(now).day, text) : Number.NaN;
  return days >= 0 && days <= longestAhead;
}

/** How long after an unanswered call it is tried again on the same day, in milliseconds. */
export const soonIn = 2 * 60 * 60_000;

export interface OfferedDay {
  day: string;
  is: "tomorrow" | "inThreeDays" | "admission";
  name?: string;
}
