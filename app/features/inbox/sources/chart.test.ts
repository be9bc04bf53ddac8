import { expect, test } from "vitest";
import { barsOf, size, topOf, totalsOf, weeksOf } from "./chart.ts";

const weeks = weeksOf([
  { week: "2026-11-02", source: "site", count: 3 },
  { week: "2026-11-02", source: "call", count: 1 },
  { week: "2026-11-16", source: "call", count: 4 },
]);

test("every week between the first and the last is there, with what came from where, and the sums", () => {
  expect(weeks.map(({ monday, total }) => [monday, total])).toEqual([
    ["2026-11-02", 4],
    ["2026-11-09", 0],
    ["2026-11-16", 4],
  ]);
  expect(totalsOf(weeks)).toEqual([
    ["call", 5],
    ["site", 3],
  ]);
  expect(weeksOf([])).toEqual([]);
});

test("columns of equal weeks are equally high, their parts stand on each other, and all are inside the drawing", () => {
  const bars = barsOf(weeks);
  const base = size.height - size.bottom;
  const [site, call, later] = bars;
  expect(bars).toHaveLength(3);
  expect(site && site.y + site.height).toBeCloseTo(base);
  expect(call && call.y + call.height).toBeCloseTo(site?.y ?? 0);
  expect(later?.height).toBeCloseTo((site?.height ?? 0) + (call?.height ?? 0));
  for (const { x, y, width } of bars) expect(x >= size.left && x + width <= size.width && y >= 0).toBe(true);
  expect([1, 3, 7, 41, 100].map(topOf)).toEqual([1, 4, 10, 50, 100]);
});
