import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A time of day, `13:05`, on a 12-hour clock: 1:05, १.०५. */
export const formatTimetableTime = (time: string, locale: Locale): string =>
  formatDigits(`${((Number(time.slice(0, 2)) + 11) % 12) + 1}${locale === "mr" ? "." : ":"}${time.slice(3)}`, locale);

export const halfHours = (from: string, to: string): number => (minutesOf(to) - minutesOf(from)) / 30;
