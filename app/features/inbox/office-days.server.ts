import { eventsIn } from "#app/features/events/records.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { daysAfter, indiaTime, weekdayOf } from "#app/platform/i18n/format.ts";

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
