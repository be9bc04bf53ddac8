import { formatDayMonth } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { axisOf, type CalendarEntry, placeOn } from "./calendar-axis.ts";
import { dateStatus } from "./calendar-notes.ts";
import { courseWords } from "./words.ts";

/** The first day or, once that has passed, the last. */
const nextDayOf = (today: string, { from, to = from }: CalendarEntry): string => (from < today ? to : from);

/**
 * The date that begins or ends next, counting today; undefined once all are over. Of two that end on one day, the one
 * that began later is more specific: a round, not the months of enquiries.
 */
export const nextDate = <Entry extends CalendarEntry>(dates: Entry[], today: string): Entry | undefined =>
  dates
    .filter((date) => nextDayOf(today, date) >= today)
    .sort((a, b) => nextDayOf(today, a).localeCompare(nextDayOf(today, b)) || b.from.localeCompare(a.from))[0];

/**
 * Today and the next date as a line, with a shorter one for phones, and on a scale of months in percent. Undefined
 * while no date is known.
 */
export function admissionYear(dates: CalendarEntry[], today: string, locale: Locale) {
  if (dates.length === 0) return undefined;
  const axis = axisOf(dates, locale);
  const next = nextDate(dates, today);
  const { today: word } = courseWords[locale].calendar;
  const day = formatDayMonth(today, locale);
  const lineOf = (first: string, notes: Partial<CalendarEntry>) =>
    next ? `${first} · ${next.name}: ${dateStatus({ ...next, ...notes }, today, locale)}` : first;
  return {
    line: lineOf(`${word} ${day}`, { changedOn: undefined }),
    short: lineOf(day, { changedOn: undefined, status: undefined }),
    days: axis.days,
    ticks: axis.months.map(({ days }) => `2 ${days - 2}`).join(" "),
    ends: [axis.months[0]?.label, axis.months.at(-1)?.label],
    today: placeOn(axis, today) ?? (today < axis.from ? 0 : 100),
    next: next && placeOn(axis, nextDayOf(today, next)),
  };
}
