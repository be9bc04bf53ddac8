import { formatNumber } from "#app/platform/i18n/format.ts";
import { formatWeekdayMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { recordWords } from "./words.ts";

const minute = 60_000;

/** "3 minutes ago" up to an hour; otherwise "on Tuesday, 25 August, 10:00 AM". */
export function formatAgo(time: number, locale: Locale, now: number): string {
  const { when } = recordWords[locale];
  const minutes = Math.floor((now - time) / minute);
  if (minutes < 1) return when.justNow;
  if (minutes < 60) return when.minutes(formatNumber(minutes, locale), minutes === 1);
  return when.at(formatWeekdayMoment(time, locale, now));
}
