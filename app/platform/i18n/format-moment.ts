import { formatDay, formatDigits, formatWeekday, indiaTime } from "./format.ts";
import type { Locale } from "./locale.ts";

export function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात्री";
  if (hour < 6) return "पहाटे";
  if (hour < 12) return "सकाळी";
  return hour < 17 ? "दुपारी" : "संध्याकाळी";
}

const clocks: Record<Locale, (hour: number, minute: string) => string> = {
  en: (hour, minute) => `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? "AM" : "PM"}`,
  mr: (hour, minute) => `${partOfDay(hour)}\u00a0${formatDigits(`${hour % 12 || 12}.${minute}`, "mr")}`,
};

/** India's time: 4:36 PM, दुपारी ४.३६. */
export function formatClock(time: number, locale: Locale): string {
  const [hour, minute = ""] = indiaTime(time).clock.split(":");
  return clocks[locale](Number(hour), minute);
}

/** India's time: 18 November 2026, 4:36 PM. */
export const formatMoment = (time: number, locale: Locale): string =>
  `${formatDay(indiaTime(time).day, locale)}, ${formatClock(time, locale)}`;

/** The year only if it is not the current one: Tuesday, 25 August, 10:00 AM. */
export function formatWeekdayMoment(time: number, locale: Locale, now: number): string {
  return `${formatNearDay(indiaTime(time).day, locale, now)}, ${formatClock(time, locale)}`;
}

/** The year only if it is not the current one: Tuesday, 25 August. */
export function formatNearDay(day: string, locale: Locale, now: number, format = formatWeekday): string {
  const [year = ""] = day.split("-");
  const text = format(day, locale);
  return indiaTime(now).day.startsWith(year) ? text : `${text}\u00a0${formatDigits(year, locale)}`;
}
