import { expect, test } from "vitest";
import { membersOn } from "./committees.server.ts";

const members = [
  { name: "left first", until: "2026-01-31" },
  { name: "in office" },
  { name: "left last", until: "2026-07-31" },
  { name: "to July 2027", until: "2027-07-31" },
];
const shown = (day: string) => membersOn(members, day).map(({ name, hasLeft }) => (hasLeft ? `${name} (left)` : name));

test("members in office come first, then those who left, the latest first", () => {
  expect(shown("2026-11-25")).toEqual(["in office", "to July 2027", "left last (left)", "left first (left)"]);
});

test("a member is in office on the last day of the term, and has left the day after", () => {
  expect(shown("2027-07-31")).toContain("to July 2027");
  expect(shown("2027-08-01")).toContain("to July 2027 (left)");
});

test("a member stays on the page for 12 months after the term", () => {
  expect(shown("2027-01-31")).toContain("left first (left)");
  expect(shown("2027-02-01")).not.toContain("left first (left)");
  expect(shown("2028-08-01")).toEqual(["in office"]);
});
