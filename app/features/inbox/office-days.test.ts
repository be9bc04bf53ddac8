import { expect, test } from "vitest";
import { sample } from "../../../tests/help/sample-records.ts";
import { offeredDays } from "./changes/offered-days.server.ts";
import { isOfficeDay } from "./office-days.server.ts";

test("the office works from Monday to Saturday, but on no holiday of the calendar", () => {
  const days = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-08-15", "2026-11-05", "2026-11-09", "2026-12-25"];
  expect(days.filter((day) => isOfficeDay(day, sample.in("en")))).toEqual(["2026-11-21", "2026-11-23", "2026-11-05"]);
});

test.each([
  ["a Thursday", "2026-11-26", ["2026-11-27", "2026-11-30"]],
  ["Christmas Eve", "2026-12-24", ["2026-12-26", "2026-12-28"]],
  ["a day whose third is far off, behind the Diwali holidays", "2026-11-04", ["2026-11-05"]],
  ["the eve of the Diwali holidays, after which both are one day", "2026-11-05", ["2026-11-16"]],
])("on %s the days that are offered are days on which the office works", (_what, today, days) => {
  const offered = offeredDays(Date.parse(today), sample.in("en"));
  expect(offered.filter(({ is }) => is !== "admission").map(({ day }) => day)).toEqual(days);
});
