import { dayCount, formatDayPart } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

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

export interface Axis {
  from: string;
  days: number;
  months: { label: string; from: string; days: number }[];
}

const monthAfter = (day: string, count = 1): string => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
};

/** Whole months that contain all entries. The first one and each January show their year. */
export function axisOf(entries: CalendarEntry[], locale: Locale): Axis {
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
export function placeOn(axis: Axis, day: string): number | undefined {
  const days = dayCount(axis.from, day);
  return days < 0 || days >= axis.days ? undefined : Math.round((days / axis.days) * 1000) / 10;
}

/** `days` are left until the entry begins or, once begun, ends. */
export function entryStateOf({ from, to = from }: CalendarEntry, today: string) {
  if (today < from) return { state: "before", days: dayCount(today, from) } as const;
  return today > to ? ({ state: "after", days: 0 } as const) : ({ state: "now", days: dayCount(today, to) } as const);
}
