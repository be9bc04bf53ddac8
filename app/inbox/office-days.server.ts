import { institute } from "#app/cms/content/institute.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { dayCount, daysAfter, indiaTime, weekdayOf } from "#app/lib/i18n/format.ts";
import { course } from "#app/site/course/course.server.ts";
import { eventsIn } from "#app/site/events/events.server.ts";
import { isAhead, type OfferedDay } from "./states.ts";

const daysOfWeek = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

/** Opening hours as in schema.org: `Mo-Fr 09:00-17:00` or `Mo,We-Th 09:00-13:00`. */
function areOpenOn(hours: string, weekday: number): boolean {
  const [days = ""] = hours.split(" ");
  return days.split(",").some((range) => {
    const [from = -1, to = from] = range.split("-").map((day) => daysOfWeek.indexOf(day.slice(0, 2)));
    return from <= to ? from <= weekday && weekday <= to : weekday >= from || weekday <= to;
  });
}

/** In days; more holidays in a row must be a mistake in the calendar. */
const longestBreak = 60;

/** For an office that has not stated its hours. */
const usualHours = "Mo-Sa 09:00-17:00";

/** Hours in India for the mails of a day: a site that starts late still sends them. */
const [firstHour, lastHour] = ["09:00", "17:00"];

export const isMailTime = (clock: string): boolean => clock >= firstHour && clock < lastHour;

export function isOfficeDay(day: string, records: RecordsIn): boolean {
  if (!areOpenOn(institute(records).hours.machine ?? usualHours, weekdayOf(day))) return false;
  return !eventsIn(records).calendar.some(
    ({ holiday, from, to }) => holiday === true && from <= day && day <= (to ?? from),
  );
}

/** `time` is in milliseconds since 1970. */
export function isOfficeOpen(time: number, records: RecordsIn): boolean {
  const { day, clock } = indiaTime(time);
  const [from = "", to = ""] = (institute(records).hours.machine ?? usualHours).match(/\d\d:\d\d/g) ?? [];
  return isOfficeDay(day, records) && from <= clock && clock < to;
}

export function officeDayAfter(day: string, count: number, records: RecordsIn): string {
  for (let more = count; more < count + longestBreak; more++) {
    const next = daysAfter(day, more);
    if (isOfficeDay(next, records)) return next;
  }
  return daysAfter(day, count);
}

/** The day by which the office promises an answer; undefined if it promises none. */
export function answerDay(day: string, records: RecordsIn): string | undefined {
  const { answerDays } = institute(records).contact;
  if (answerDays === undefined) return undefined;
  return Array.from({ length: answerDays }).reduce<string>((last) => officeDayAfter(last, 1, records), day);
}

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
