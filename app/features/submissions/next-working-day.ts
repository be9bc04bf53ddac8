import { indiaTime } from "#app/platform/i18n/format.ts";

const dayLength = 86_400_000;

/**
 * The day after a moment on which the office works, Monday to Saturday, in India: `2026-11-23`.
 * @param time Milliseconds since 1970.
 */
export function nextWorkingDay(time: number): string {
  const { day } = indiaTime(time + dayLength);
  return new Date(day).getUTCDay() === 0 ? indiaTime(time + 2 * dayLength).day : day;
}
