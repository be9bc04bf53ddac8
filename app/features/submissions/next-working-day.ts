import { daysAfter, indiaTime, weekdayOf } from "#app/platform/i18n/format.ts";

/** Whether the office works on this day of the week: Monday to Saturday. */
export const isWorkingWeekday = (day: string): boolean => weekdayOf(day) !== 0;

/** The day on which the office works, so many days after another or the day after that. */
export function workingDayAfter(day: string, count: number): string {
  const after = daysAfter(day, count);
  return isWorkingWeekday(after) ? after : daysAfter(after, 1);
}

/**
 * The day after a moment on which the office works, in India: `2026-11-23`.
 * @param time Milliseconds since 1970.
 */
export const nextWorkingDay = (time: number): string => workingDayAfter(indiaTime(time).day, 1);
