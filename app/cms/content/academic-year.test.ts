import { expect, test } from "vitest";
import {
  academicYear,
  academicYearName,
  academicYearOf,
  monthsOfYear,
  type YearStart,
  yearStart,
} from "./academic-year.ts";

const june: YearStart = { day: 1, month: "june" };
const august: YearStart = { day: 1, month: "august" };

test.each([
  ["2026-06-01", june, 2026],
  ["2026-12-31", june, 2026],
  ["2027-05-31", june, 2026],
  ["2027-06-01", june, 2027],
  ["2026-07-31", august, 2025],
  ["2026-08-01", august, 2026],
  ["2026-06-14", { day: 15, month: "june" } as YearStart, 2025],
])("the academic year of %s, of years that begin on %j, begins in %i", (day, start, year) =>
  expect(academicYearOf(day, start)).toBe(year),
);

test("the name of an academic year has both of its years", () => {
  expect(academicYear("2027-07-31", august)).toBe("2026-27");
  expect(academicYear("2099-12-01", june)).toBe("2099-00");
});

test("the name of an academic year is read as a clerk types it, and refused if it is not two years", () => {
  for (const typed of ["2026-27", "२०२६-२७", "2026–27", " २०२६ - २७ "])
    expect(academicYearName.parse(typed)).toBe("2026-27");
  for (const typed of ["2026-28", "२०२६", "26-27"]) expect(academicYearName.safeParse(typed).success).toBe(false);
});

test("the months of an academic year are those of its first and last day", () => {
  expect(monthsOfYear(june, "en")).toEqual(["June", "May"]);
  expect(monthsOfYear({ day: 1, month: "january" }, "en")).toEqual(["January", "December"]);
  expect(monthsOfYear({ day: 15, month: "july" }, "mr")).toEqual(["जुलै", "जुलै"]);
});

test("a day that the month does not have every year is refused", () => {
  const isTaken = (start: YearStart) => yearStart.safeParse(start).success;
  expect(isTaken({ day: 31, month: "july" })).toBe(true);
  expect([isTaken({ day: 31, month: "june" }), isTaken({ day: 29, month: "february" })]).toEqual([false, false]);
});
