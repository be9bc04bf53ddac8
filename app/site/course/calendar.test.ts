import { expect, test } from "vitest";
import { nextDate } from "./calendar.tsx";

const enquiries = { name: "Enquiries", from: "2026-11-20", to: "2027-08-13" };
const registration = { name: "Registration", from: "2027-06-07", to: "2027-06-30" };
const merit = { name: "Merit list", from: "2027-07-09" };
const rounds = { name: "Rounds", from: "2027-07-14", to: "2027-08-13" };
const dates = [enquiries, registration, merit, rounds];

test.each([
  ["before a date, the date", "2027-06-06", registration],
  ["while it is open, its end before a later beginning", "2027-06-15", registration],
  ["on its last day, still that date", "2027-06-30", registration],
  ["on a single day, that day", "2027-07-09", merit],
  ["of two that end together, the one that began later", "2027-08-13", rounds],
  ["after the last, none", "2027-08-14", undefined],
])("the next date of admission is, %s", (_, today, next) => expect(nextDate(dates, today)).toBe(next));
