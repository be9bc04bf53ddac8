import { mailWords } from "#app/features/submissions/email-words.ts";
import { formatDay, indiaTime } from "./format.ts";
import type { Locale } from "./locale.ts";

/** A time in milliseconds since 1970 as India's clocks tell it: 18 November 2026, 4:36 pm. */
export function formatMoment(time: number, locale: Locale): string {
  const { day, clock } = indiaTime(time);
  const [hour, minute = ""] = clock.split(":");
  return mailWords[locale].moment(formatDay(day, locale), Number(hour), minute);
}
