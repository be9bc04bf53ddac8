import { expect, test } from "vitest";
import { publishable } from "#app/cms/records/publishable.ts";
import { resultsKind } from "./after-diploma-kinds.ts";

const problemsOf = (...years: object[]) => {
  const made = publishable(resultsKind, { years });
  return made.ok ? [] : made.problems;
};

test("results are published with what is known, in digits of either script", () => {
  expect(problemsOf({ year: "2025-2026", appeared: 58, passed: 58 }, { year: "२०२४-२०२५", passed: 50 })).toEqual([]);
});

test("more people than there are, a year that ends too late and a year twice are refused at their place", () => {
  expect(problemsOf({ year: "2025-2026", appeared: 58, passed: 59 })).toMatchObject([
    { path: "years.0.passed", takes: { en: expect.stringContaining("took the examination") } },
  ]);
  expect(problemsOf({ year: "2025-2026", appeared: 58, passed: 40, firstClass: 41, registered: 41 })).toMatchObject([
    { path: "years.0.firstClass" },
    { path: "years.0.registered" },
  ]);
  expect(problemsOf({ year: "2025-2027" })).toMatchObject([{ path: "years.0.year" }]);
  expect(problemsOf({ year: "2025-2026" }, { year: "2025-2026" })).toMatchObject([{ path: "years.1.year" }]);
});
