import { dayCount, formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type CalendarEntry, entryStateOf } from "./calendar-axis.ts";
import { courseWords } from "./words.ts";

/** Days for which a changed date also shows its old day. */
const daysWithOldDate = 14;

/** For example `in 197 days (expected)`; empty once the entry is over. */
export function dateStatus(entry: CalendarEntry, today: string, locale: Locale): string {
  const words = courseWords[locale].calendar;
  const { state, days } = entryStateOf(entry, today);
  const { status, changedOn, changedFrom } = entry;
  const isNew = changedOn !== undefined && dayCount(changedOn, today) <= daysWithOldDate;
  const before = isNew && changedFrom ? [words.changedFrom(formatDay(changedFrom, locale))] : [];
  const inDigits = formatDigits(days, locale);
  const noted = (when: string, isNoted = true) => (status && isNoted ? `${when} (${words[status]})` : when);
  const notes = {
    before: [noted(words.before(days, inDigits))],
    now: [noted(words.now(days, inDigits, entry.to !== undefined), status === "expected")],
    after: [],
  }[state];
  const changed = changedOn ? [words.changed(formatDay(changedOn, locale)), ...before] : [];
  return [...notes, ...changed].join(", ");
}
