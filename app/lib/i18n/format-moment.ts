import { formatDay, formatDigits, formatWeekday, indiaTime, monthName, tags } from "./format.ts";
import { type Locale, locales } from "./locale.ts";

function partOfDay(hour: number): string {
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

/** In the largest fitting unit, rounded up: 45 seconds, 2 minutes, 3 hours, 4 days. */
export function formatWait(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const [value, unit] =
    seconds < 90
      ? [Math.ceil(seconds), "second"]
      : minutes < 90
        ? [minutes, "minute"]
        : hours < 48
          ? [hours, "hour"]
          : [Math.ceil(hours / 24), "day"];
  return new Intl.NumberFormat(tags[locale], { style: "unit", unit, unitDisplay: "long" }).format(value);
}

const months = locales.flatMap((locale) => Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)));
const beforeMonth = new RegExp(`(\\p{Nd}) (?=(?:${months.join("|")}))`, "gu");
const beforeYear = new RegExp(`(${months.join("|")}) (?=\\p{Nd}{4})`, "gu");
const afterHour = /(\p{Nd}) (?=[AP]M\b|वाजता)/gu;
const partsOfDay = new Set(Array.from({ length: 24 }, (_, hour) => partOfDay(hour)));
const beforeHour = new RegExp(`(${[...partsOfDay].join("|")}) (?=\\p{Nd})`, "gu");

/** "८ जुलै २०२४", "सकाळी ९ वाजता", "9:00 AM"; numbers.tsx keeps more on one line. */
export const withUnbrokenDates = (text: string): string =>
  [beforeMonth, beforeYear, beforeHour, afterHour].reduce((joined, gap) => joined.replace(gap, "$1\u00a0"), text);
