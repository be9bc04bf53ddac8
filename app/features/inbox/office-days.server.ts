import { eventsIn } from "#app/features/events/records.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { daysAfter, weekdayOf } from "#app/platform/i18n/format.ts";

const sunday = 0;

/** The longest break in days; more holidays in a row must be a mistake in the calendar. */
const longestBreak = 60;

/** Whether the office works on a day, `2026-11-23`: Monday to Saturday, except the holidays of the calendar. */
export function isOfficeDay(day: string, records: RecordsIn): boolean {
  if (weekdayOf(day) === sunday) return false;
  return !eventsIn(records).calendar.some(
    ({ holiday, from, to }) => holiday === true && from <= day && day <= (to ?? from),
  );
}

/** The day `count` days after another or, if it is not a working day, the next working day. */
export function officeDayAfter(day: string, count: number, records: RecordsIn): string {
  for (let more = count; more < count + longestBreak; more++) {
    const next = daysAfter(day, more);
    if (isOfficeDay(next, records)) return next;
  }
  return daysAfter(day, count);
}
