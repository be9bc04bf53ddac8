import type { SourceCount } from "#app/features/inbox/views.ts";
import { type Source, sources } from "#app/platform/db/inbox-tables.ts";
import { dayCount, daysAfter } from "#app/platform/i18n/format.ts";

export interface Week {
  /** The Monday, as `2026-11-23`. */
  monday: string;
  until: string;
  total: number;
  counts: Partial<Record<Source, number>>;
}

export const weekCount = ({ monday, until }: Week): number => (dayCount(monday, until) + 1) / 7;

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

export const totalsOf = (weeks: Week[]): [Source, number][] =>
  sources
    .map((source): [Source, number] => [source, weeks.reduce((sum, { counts }) => sum + (counts[source] ?? 0), 0)])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);

export const size = { width: 640, height: 72 };

const widest = 24;

/** With fewer weeks, a chart shows no more than the table. */
export const fewestDrawn = 3;

export function barsOf(weeks: Week[]) {
  const width = Math.min(widest, (size.width / Math.max(1, weeks.length)) * 0.8);
  const step = (size.width - width) / Math.max(1, weeks.length - 1);
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  return weeks.flatMap(({ total }, at) => {
    const height = (size.height * total) / most;
    return total > 0 ? [{ x: at * step, y: size.height - height, width, height }] : [];
  });
}
