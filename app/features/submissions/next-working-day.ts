import { daysAfter, indiaTime, weekdayOf } from "#app/platform/i18n/format.ts";

/** Whether the office works on this day of the week: Monday to Saturday. */
export const isWorkingWeekday = (day: string): boolean => weekdayOf(day) !== 0;

/**
 * The day after a moment on which the office works, in India: `2026-11-23`.
 * @param time Milliseconds since 1970.
 */
export function nextWorkingDay(time: number): string {
  const tomorrow = daysAfter(indiaTime(time).day, 1);
  return isWorkingWeekday(tomorrow) ? tomorrow : daysAfter(tomorrow, 1);
}
