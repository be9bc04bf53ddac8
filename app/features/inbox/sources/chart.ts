import type { SourceCount } from "#app/features/inbox/views.ts";
import { type Source, sources } from "#app/platform/db/inbox-tables.ts";
import { dayCount, daysAfter } from "#app/platform/i18n/format.ts";

/** A week with what came in it, or several in a row in which nothing came. */
export interface Week {
  /** The Monday, as `2026-11-23`. */
  monday: string;
  /** The Sunday at its end. */
  until: string;
  total: number;
  counts: Partial<Record<Source, number>>;
}

/** A part of a column: of one source. Lengths in the units of the drawing. */
export interface Bar {
  source: Source;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many weeks it is: one, or several in which nothing came. */
export const weekCount = ({ monday, until }: Week): number => (dayCount(monday, until) + 1) / 7;

/** All weeks from the first to the last in which something came; empty ones in a row are one. */
export function weeksOf(counted: SourceCount[]): Week[] {
  const mondays = counted.map((each) => each.week).sort();
  const [first, last] = [mondays.at(0), mondays.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weeks: Week[] = [];
  for (let monday = first; monday <= last; monday = daysAfter(monday, 7)) {
    const counts: Week["counts"] = {};
    for (const { source, count } of counted.filter((each) => each.week === monday)) counts[source] = count;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const [until, before] = [daysAfter(monday, 6), weeks.at(-1)];
    if (total === 0 && before?.total === 0) before.until = until;
    else weeks.push({ monday, until, counts, total });
  }
  return weeks;
}

/** How many came from each source in all, the most first; what nobody came from is left out. */
export const totalsOf = (weeks: Week[]): [Source, number][] =>
  sources
    .map((source): [Source, number] => [source, weeks.reduce((sum, { counts }) => sum + (counts[source] ?? 0), 0)])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);

/** A round number that is not below a count: the top of the axis. */
export function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 4, 5, 10].map((each) => each * power).find((each) => each >= most) ?? most;
}

/** The size of the drawing. */
export const size = { width: 640, height: 240, left: 40, bottom: 32, top: 24 };

/** The widest that a column is. */
const widest = 40;

/** How much of the drawing's width a week has. */
const stepOf = (weeks: Week[]) => (size.width - size.left) / Math.max(1, weeks.length);

/** The middle of each week on the drawing. */
export const middlesOf = (weeks: Week[]): number[] => weeks.map((_, at) => size.left + (at + 0.5) * stepOf(weeks));

/** The columns of the drawing, one a week, each made of its sources from the bottom up. */
export function barsOf(weeks: Week[]): Bar[] {
  const top = topOf(Math.max(0, ...weeks.map(({ total }) => total)));
  const middles = middlesOf(weeks);
  const width = Math.min(widest, stepOf(weeks) * 0.8);
  const unit = (size.height - size.bottom - size.top) / top;
  return weeks.flatMap(({ counts }, at) => {
    let y = size.height - size.bottom;
    return sources.flatMap((source) => {
      const height = (counts[source] ?? 0) * unit;
      y -= height;
      return height > 0 ? [{ source, x: (middles[at] ?? 0) - width / 2, y, width, height }] : [];
    });
  });
}
