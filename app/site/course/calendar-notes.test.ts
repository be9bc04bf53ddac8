import { expect, test } from "vitest";
import { dateStatus } from "./calendar.tsx";

const moved = {
  name: "Online registration",
  from: "2027-06-14",
  status: "announced" as const,
  changedOn: "2027-06-01",
  changedFrom: "2027-06-07",
};

test("a date that was changed says for 14 days which day it was before", () => {
  expect(dateStatus(moved, "2027-06-02", "en")).toMatch(/changed on .*1\sJune\s2027, it was .*7\sJune\s2027$/);
  expect(dateStatus(moved, "2027-06-02", "mr")).toMatch(/१\sजून\s२०२७ रोजी बदल, आधी .*७\sजून\s२०२७$/);
  expect(dateStatus({ ...moved, from: "2027-07-14" }, "2027-06-15", "en")).toContain("it was");
  const later = dateStatus({ ...moved, from: "2027-07-14" }, "2027-06-16", "en");
  expect(later).toContain("changed on");
  expect(later).not.toContain("it was");
});
