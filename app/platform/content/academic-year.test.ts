import { expect, test } from "vitest";
import { academicYearOf } from "./academic-year.ts";

test.each([
  ["2026-06-01", 2026],
  ["2026-12-31", 2026],
  ["2027-05-31", 2026],
  ["2027-06-01", 2027],
])("the academic year of %s begins in %i", (day, year) => expect(academicYearOf(day)).toBe(year));
