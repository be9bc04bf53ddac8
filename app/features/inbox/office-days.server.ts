import { eventsIn } from "#app/features/events/records.server.ts";
import { studentLife } from "#app/features/student-life/records.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { daysAfter, weekdayOf } from "#app/platform/i18n/format.ts";

const sunday = 0;

/** Days: more holidays in a row are a mistake in the calendar. */
const longestBreak = 60;

/**
 * Whether the office works on a day, `2026-11-23`: Monday to Saturday, but for the holidays of the calendar and of the
 * students' rules.
 */
export function isOfficeDay(day: string, records: RecordsIn): boolean {
  if (weekdayOf(day) === sunday) return false;
  const holidays = [
    ...eventsIn(records).calendar.filter(({ holiday }) => holiday === true),
    ...studentLife(records).studentRules.holidays,
  ];
  return !holidays.some(({ from, to }) => from <= day && day <= (to ?? from));
}

/** The day on which the office works, so many days after another, or the first one after that. */
export function officeDayAfter(day: string, count: number, records: RecordsIn): string {
  for (let more = count; more < count + longestBreak; more++) {
    const next = daysAfter(day, more);
    if (isOfficeDay(next, records)) return next;
  }
  return daysAfter(day, count);
}
