import { formatDayMonth } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { axisOf, type CalendarEntry, placeOn } from "./calendar-axis.ts";
import { notesOn } from "./calendar-notes.ts";
import { courseWords } from "./words.ts";

/**
 * The year of admission on a day: today and what begins or ends next in one line, with a shorter line that fits a phone; and
 * as a scale of its months, on which both have their places in percent.
 */
export function admissionYear(dates: CalendarEntry[], today: string, locale: Locale) {
  const axis = axisOf(dates, locale);
  const dayOf = ({ from, to = from }: CalendarEntry) => (from < today ? to : from);
  // Of two that end together the one that began last says more: rounds, not enquiries.
  const [next] = dates
    .filter((date) => dayOf(date) >= today)
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || b.from.localeCompare(a.from));
  const { today: word } = courseWords[locale].calendar;
  const day = formatDayMonth(today, locale);
  const lineOf = (first: string, notes: Partial<CalendarEntry>) =>
    next ? `${first} · ${next.name}: ${notesOn({ ...next, ...notes }, today, locale)}` : first;
  return {
    line: lineOf(`${word} ${day}`, { changedOn: undefined }),
    short: lineOf(day, { changedOn: undefined, status: undefined }),
    days: axis.days,
    ticks: axis.months.map(({ days }) => `2 ${days - 2}`).join(" "),
    today: placeOn(axis, today) ?? (today < axis.from ? 0 : 100),
    next: next && placeOn(axis, dayOf(next)),
  };
}
