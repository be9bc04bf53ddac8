import { expect, test } from "vitest";
import { usualYearStart } from "#app/cms/content/academic-year.ts";
import { admissionOver } from "./plan.ts";

const dates: [{ from: string }, { from: string }] = [{ from: "2027-06-07" }, { from: "2027-08-23" }];

test("after the last stage a plan names the year that is over and about when the next begins", () => {
  expect(admissionOver(dates, "2027-09-30", usualYearStart, "en")).toBe(
    "Admission 2027-28 is over. 2028-29 is expected to begin about June 2028.",
  );
  expect(admissionOver(dates, "2027-09-30", usualYearStart, "mr")).toBe(
    "२०२७-२८ चे प्रवेश संपले. २०२८-२९ चे प्रवेश अंदाजे जून २०२८ मध्ये सुरू होतील.",
  );
});

test("a year that was expected to begin and has no dates is not announced", () => {
  expect(admissionOver(dates, "2028-06-01", usualYearStart, "en")).toBe("Admission 2027-28 is over.");
});
