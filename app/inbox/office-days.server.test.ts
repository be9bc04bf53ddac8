import { expect, test } from "vitest";
import { institute, sample, withInstitute } from "../../tests/help/sample-records.ts";
import { answerDay, isOfficeDay, isOfficeOpen, offeredDays } from "./office-days.server.ts";

test("the office works from Monday to Saturday, but on no holiday of the calendar", () => {
  const days = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-08-15", "2026-11-05", "2026-11-09", "2026-12-25"];
  expect(days.filter((day) => isOfficeDay(day, sample.in("en")))).toEqual(["2026-11-21", "2026-11-23", "2026-11-05"]);
});

test("the office works on the days of its hours, and answers within the working days that it promises", () => {
  const { contact, hours } = institute("en");
  const on = (machine: string, answerDays?: number) =>
    withInstitute({ hours: { ...hours, machine }, contact: { ...contact, answerDays } } as object).in("en");
  const week = ["2026-11-23", "2026-11-27", "2026-11-28", "2026-11-29"];
  expect(week.filter((day) => isOfficeDay(day, on("Mo-Fr 09:00-17:00")))).toEqual(week.slice(0, 2));
  expect(week.filter((day) => isOfficeDay(day, on("Sa-Mo 09:00-17:00")))).toEqual(["2026-11-23", ...week.slice(2)]);
  expect(week.filter((day) => isOfficeDay(day, on("Mo,Fr-Sa 09:00-17:00")))).toEqual(week.slice(0, 3));
  expect(answerDay("2026-11-26", on("Mo-Fr 09:00-17:00", 1))).toBe("2026-11-27");
  expect(answerDay("2026-11-26", on("Mo-Fr 09:00-17:00", 3))).toBe("2026-12-01");
  expect(answerDay("2026-11-26", on("Mo-Fr 09:00-17:00"))).toBeUndefined();
});

test("the office is open in its hours, on a day on which it works", () => {
  const at = (moment: string) => isOfficeOpen(Date.parse(`${moment}:00+05:30`), sample.in("en"));
  expect([at("2026-11-21T08:59"), at("2026-11-21T09:00"), at("2026-11-21T16:59")]).toEqual([false, true, true]);
  expect([at("2026-11-21T17:00"), at("2026-11-22T11:00"), at("2026-12-25T11:00")]).toEqual([false, false, false]);
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
