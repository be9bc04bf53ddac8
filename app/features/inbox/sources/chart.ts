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

/** The size of the drawing. */
export const size = { width: 640, height: 72 };

/** The widest that a column is. */
const widest = 24;

/** The fewest weeks of which a drawing says more than the table. */
export const fewestDrawn = 3;

/**
 * The columns of the drawing, one a week in which something came, in its units: the first at its left edge and the last
 * at its right, where their dates stand.
 */
export function barsOf(weeks: Week[]) {
  const width = Math.min(widest, (size.width / Math.max(1, weeks.length)) * 0.8);
  const step = (size.width - width) / Math.max(1, weeks.length - 1);
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  return weeks.flatMap(({ total }, at) => {
    const height = (size.height * total) / most;
    return total > 0 ? [{ x: at * step, y: size.height - height, width, height }] : [];
  });
}
