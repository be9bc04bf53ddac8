import { course } from "#app/features/course/records.server.ts";
import { officeDayAfter } from "#app/features/inbox/office-days.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { dayCount, indiaTime } from "#app/platform/i18n/format.ts";
import { isAhead, type OfferedDay } from "./days.ts";

/** @param now milliseconds since 1970 */
export function offeredDays(now: number, records: RecordsIn): OfferedDay[] {
  const today = indiaTime(now).day;
  const [next, later] = [officeDayAfter(today, 1, records), officeDayAfter(today, 3, records)];
  const [admission] = course(records)
    .dates.flatMap(({ name, from, to }) => [from, ...(to ? [to] : [])].map((day) => ({ day, name })))
    .filter(({ day }) => day > today && isAhead(day, now))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return [
    { day: next, is: "tomorrow" },
    // Holidays can move it to the next working day, or too far for "in three days".
    ...(later > next && dayCount(today, later) <= 4 ? [{ day: later, is: "inThreeDays" as const }] : []),
    ...(admission ? [{ ...admission, is: "admission" as const }] : []),
  ];
}
