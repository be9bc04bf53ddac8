import { expect, test } from "vitest";
import { barsOf, size, totalsOf, weekCount, weeksOf } from "./sources-chart.tsx";

const weeks = weeksOf([
  { week: "2026-11-02", source: "site", count: 3 },
  { week: "2026-11-02", source: "call", count: 1 },
  { week: "2026-11-16", source: "call", count: 4 },
]);

test("every week between the first and the last is there, with what came from where, and the sums", () => {
  expect(weeks.map(({ monday, until, total }) => [monday, until, total])).toEqual([
    ["2026-11-02", "2026-11-08", 4],
    ["2026-11-09", "2026-11-15", 0],
    ["2026-11-16", "2026-11-22", 4],
  ]);
  expect(totalsOf(weeks)).toEqual([
    ["call", 5],
    ["site", 3],
  ]);
  expect(weeksOf([])).toEqual([]);
});

test("weeks in a row in which nothing came are one line of the table and one place on the chart", () => {
  const folded = weeksOf([
    { week: "2026-01-05", source: "site", count: 1 },
    { week: "2026-11-16", source: "call", count: 2 },
  ]);
  expect(folded.map(({ monday, until, total }) => [monday, until, total])).toEqual([
    ["2026-01-05", "2026-01-11", 1],
    ["2026-01-12", "2026-11-15", 0],
    ["2026-11-16", "2026-11-22", 2],
  ]);
  expect(folded.map(weekCount)).toEqual([1, 44, 1]);
});

test("columns of equal weeks are equally high, and all are inside the drawing", () => {
  const bars = barsOf(weeks);
  expect(bars.map(({ height }) => height)).toEqual([size.height, size.height]);
  for (const { x, y, width } of bars) expect(x >= 0 && x + width <= size.width && y >= 0).toBe(true);
  const [first, last] = bars;
  expect([first?.x, (last?.x ?? 0) + (last?.width ?? 0)], "the dates below are at the edges").toEqual([0, size.width]);
});
