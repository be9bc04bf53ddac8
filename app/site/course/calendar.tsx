import { dayCount, formatDay, formatDayMonth, formatDayPart, formatDays, formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { RecordTitle } from "#app/ui/inline.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { courseWords } from "./course-words.ts";

export interface CalendarEntry {
  name: string;
  from: string;
  to?: string | undefined;
  /** Undefined if there is nothing for an authority to announce. */
  status?: "expected" | "announced" | undefined;
  changedOn?: string | undefined;
  /** The first day before the change. */
  changedFrom?: string | undefined;
}

interface Axis {
  from: string;
  days: number;
  months: { label: string; from: string; days: number }[];
}

const monthAfter = (day: string, count = 1): string => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
};

/** Whole months that contain all entries. The first one and each January show their year. */
function axisOf(entries: CalendarEntry[], locale: Locale): Axis {
  const days = entries.flatMap(({ from, to }) => [from, to ?? from]).sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const [from, end] = [monthAfter(first, 0), monthAfter(last)];
  const months: Axis["months"] = [];
  for (let month = from; month < end; month = monthAfter(month)) {
    const hasYear = month === from || month.slice(5, 7) === "01";
    const part = (options: Intl.DateTimeFormatOptions) => formatDayPart(month, locale, options);
    const label = part({ month: "short" }) + (hasYear ? ` ’${part({ year: "2-digit" })}` : "");
    months.push({ label, from: month, days: dayCount(month, monthAfter(month)) });
  }
  return { from, days: dayCount(from, end), months };
}

/** In percent; undefined for a day outside the axis. */
function placeOn(axis: Axis, day: string): number | undefined {
  const days = dayCount(axis.from, day);
  return days < 0 || days >= axis.days ? undefined : Math.round((days / axis.days) * 1000) / 10;
}

/** `days` are left until the entry begins or, once begun, ends. */
function entryStateOf({ from, to = from }: CalendarEntry, today: string) {
  if (today < from) return { state: "before", days: dayCount(today, from) } as const;
  return today > to ? ({ state: "after", days: 0 } as const) : ({ state: "now", days: dayCount(today, to) } as const);
}

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

/** More past entries than this are folded. */
const mostPast = 3;

const rowsOf = (entries: CalendarEntry[], axis: Axis) =>
  entries.map((entry) => <Row key={`${entry.from} ${entry.name}`} entry={entry} axis={axis} />);

/** A vertical list on a phone, bars under months on wider screens. */
export function Calendar({ entries }: { entries: CalendarEntry[] }) {
  const { locale, today } = useSite();
  const words = useWords(courseWords).calendar;
  const inOrder = entries.toSorted((a, b) => a.from.localeCompare(b.from));
  const next = inOrder.find(({ from }) => from > today);
  const past = inOrder.filter((entry) => entryStateOf(entry, today).state === "after");
  const isFolded = past.length > mostPast;
  const open = isFolded ? inOrder.filter((entry) => !past.includes(entry)) : inOrder;
  if (entries.length === 0) return <p>{words.unknown}</p>;
  // Folded entries add no empty months to the axis of the others.
  const axis = axisOf(isFolded ? [...open, { name: words.today, from: today }] : entries, locale);
  const rows = rowsOf(open, axis);
  rows.splice(open.filter(({ from }) => from <= today).length, 0, <Today key="today" axis={axis} />);
  return (
    <>
      <p className="calendar-next">
        <RecordTitle>{next ? words.next(next.name, dateStatus(next, today, locale)) : words.none}</RecordTitle>
      </p>
      {isFolded && (
        <details>
          <summary>{words.earlier(formatDigits(past.length, locale))}</summary>
          <ol className="calendar">{rowsOf(past, axisOf(past, locale))}</ol>
        </details>
      )}
      <ol className="calendar">{rows}</ol>
    </>
  );
}

function Row({ entry, axis }: { entry: CalendarEntry; axis: Axis }) {
  const { locale, today } = useSite();
  const words = useWords(courseWords).calendar;
  const { name, from, to, status } = entry;
  const { state } = entryStateOf(entry, today);
  const [days, notes] = [formatDays(from, to, locale), dateStatus(entry, today, locale)];
  const isOpen = status === "expected";
  return (
    <li className={`${state}${isOpen ? " open" : ""}${to ? " long" : ""}`}>
      <strong>{name}</strong> <span>{state === "after" ? words.was(days, isOpen) : days}</span>{" "}
      {notes && <em>{notes}</em>}
      <Bar axis={axis} from={from} to={to} />
    </li>
  );
}

/** Hidden from screen readers: the text next to it says the same. */
function Bar({ axis, from, to }: { axis: Axis; from: string; to: string | undefined }) {
  const start = `${placeOn(axis, from)}%`;
  const share = (dayCount(from, to ?? from) + 1) / axis.days;
  return (
    <svg aria-hidden="true">
      {to ? <rect x={start} width={`${(share * 100).toFixed(1)}%`} /> : <circle cx={start} />}
    </svg>
  );
}

function Today({ axis }: { axis: Axis }) {
  const { locale, today } = useSite();
  const words = useWords(courseWords).calendar;
  const place = placeOn(axis, today);
  return (
    <li className="today">
      <strong>{words.today}</strong> <span>{formatDays(today, undefined, locale)}</span>
      <svg aria-hidden="true">
        <line x2="100%" pathLength={axis.days} strokeDasharray=".3 6.7" className="weeks" />
        {axis.months.map(({ label, from }) => (
          <text key={from} x={`${placeOn(axis, from)}%`}>
            {label}
          </text>
        ))}
        {place !== undefined && <line x1={`${place}%`} x2={`${place}%`} y2="100%" className="mark" />}
      </svg>
    </li>
  );
}
