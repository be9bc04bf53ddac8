import { dayCount, indiaTime } from "#app/platform/i18n/format.ts";

/** The longest that a follow-up day lies ahead, in days. */
const longestAhead = 366;
const dayLength = 86_400_000;

/** Whether a text is a day of the calendar, as `2026-11-30`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a day can be a follow-up day: today in India, or within a year. @param now Milliseconds since 1970. */
export function isAhead(text: string, now: number): boolean {
  const days = isDay(text) ? dayCount(indiaTime(now).day, text) : Number.NaN;
  return days >= 0 && days <= longestAhead;
}

/** A day that is so many days after another. */
const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** A day that is offered as follow-up day. */
export interface OfferedDay {
  day: string;
  is: "tomorrow" | "inThreeDays" | "admission";
  /** What happens on it, of a date of the admission. */
  name?: string;
}

/** The days that are offered, where the office works from Monday to Saturday: the next one, and after three days. */
export function offeredDays(
  now: number,
  dates: { name: string; from: string; to?: string | undefined }[],
): OfferedDay[] {
  const today = indiaTime(now).day;
  const workingDay = (count: number) => {
    const day = daysAfter(today, count);
    return new Date(day).getUTCDay() === 0 ? daysAfter(day, 1) : day;
  };
  const [next] = dates
    .flatMap(({ name, from, to }) => [from, ...(to ? [to] : [])].map((day) => ({ day, name })))
    .filter(({ day }) => day > today && isAhead(day, now))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return [
    { day: workingDay(1), is: "tomorrow" },
    { day: workingDay(3), is: "inThreeDays" },
    ...(next ? [{ ...next, is: "admission" as const }] : []),
  ];
}
