import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatTimetableTime, longestLesson, studentRulesShape } from "./student-life-schema.ts";

const record = () => parse(readFileSync("tests/content/records/student-rules.yaml", "utf8"));

const faultsOf = (rules: unknown) =>
  studentRulesShape.safeParse(rules).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("a day has no gap, and no lesson that cannot be drawn", () => {
  expect(faultsOf(record())).toEqual([]);
  const gap = record();
  gap.day.splice(1, 1);
  expect(faultsOf(gap)).toEqual(["day.1.from: 09:30, when the one before ends"]);
  const odd = record();
  odd.day[0].from = "08:50";
  expect(faultsOf(odd)).toEqual(["day.0.from: a lesson of half an hour to three hours, in half hours"]);
});

test("the style sheet has a height for each length of a lesson", () => {
  const sheet = readFileSync("app/site/student-life/students.css", "utf8");
  for (let halves = 2; halves <= longestLesson; halves++) expect(sheet).toContain(`[data-halves="${halves}"]`);
});

test("times are those of a clock, in the digits of the language", () => {
  expect(["00:05", "09:30", "12:30", "17:15"].map((time) => formatTimetableTime(time, "en"))).toEqual([
    "12:05",
    "9:30",
    "12:30",
    "5:15",
  ]);
  expect(formatTimetableTime("13:00", "mr")).toBe("१.००");
});
