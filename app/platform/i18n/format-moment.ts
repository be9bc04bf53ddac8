import { formatDay, formatDigits, indiaTime } from "./format.ts";
import type { Locale } from "./locale.ts";

/** The Marathi part of the day, as it is said with a time: सकाळी ९.३०. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात्री";
  if (hour < 6) return "पहाटे";
  if (hour < 12) return "सकाळी";
  return hour < 17 ? "दुपारी" : "संध्याकाळी";
}

const formats: Record<Locale, (day: string, hour: number, minute: string) => string> = {
  en: (day, hour, minute) => `${day}, ${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? "AM" : "PM"}`,
  mr: (day, hour, minute) => `${day}, ${partOfDay(hour)}\u00a0${formatDigits(`${hour % 12 || 12}.${minute}`, "mr")}`,
};

/** A time in milliseconds since 1970 in India's time zone: 18 November 2026, 4:36 PM. */
export function formatMoment(time: number, locale: Locale): string {
  const { day, clock } = indiaTime(time);
  const [hour, minute = ""] = clock.split(":");
  return formats[locale](formatDay(day, locale), Number(hour), minute);
}
