import { expect, test } from "vitest";
import { isOfficeDay } from "./office-day.server.ts";

test("the office works from Monday to Saturday, but on no holiday of the calendar or of the students' rules", () => {
  const days = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-08-15", "2026-11-05", "2026-11-09", "2026-12-25"];
  expect(days.filter(isOfficeDay)).toEqual(["2026-11-21", "2026-11-23", "2026-11-05"]);
});
