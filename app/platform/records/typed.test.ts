import { expect, test } from "vitest";
import { dayFrom, rupeesFrom } from "./typed.ts";

test.each([
  [
    "2026-06-01",
    "01/06/2026",
    "1.6.2026",
    "1-6-26",
    "01/06/26",
    "2026/6/1",
    "2026-06-01 00:00:00",
    "2026-06-01T00:00:00.000Z",
  ],
  [
    "01/06/2026 00:00",
    "1 June 2026",
    "01-Jun-26",
    "1st June, 2026",
    "1 Jun. 2026",
    "June 1, 2026",
    "Monday, 1 June 2026",
  ],
  ["१ जून २०२६", "१-जून-२०२६", "०१/०६/२०२६", "दि. ०१/०६/२०२६", "दिनांक १ जून २०२६", "सोमवार, १ जून २०२६", "Dt. 01.06.2026"],
])("the first of June is read as people write it: %s, %s, %s, …", (...typed) => {
  for (const each of typed) expect([each, dayFrom(each)]).toEqual([each, "2026-06-01"]);
});

test.each([
  ["३ सप्टें. २०२६", "2026-09-03"],
  ["३ सप्टेंबर २०२६", "2026-09-03"],
  ["15 ऑगस्ट 2026", "2026-08-15"],
  ["15 ऑगष्ट 2026", "2026-08-15"],
  ["26 जाने. 2026", "2026-01-26"],
  ["1 मे 2026", "2026-05-01"],
  ["2 Sept 2026", "2026-09-02"],
])("the month of %s is known", (typed, day) => expect(dayFrom(typed)).toBe(day));

test.each([
  "6/13/2026",
  "31 June 2026",
  "26-05-01",
  "Jun-26",
  "5-Jun",
  "1 Ju 2026",
  "soon",
  "2026",
  "2026-27",
  `1${" ".repeat(60_000)}`,
])("%s is no day", (typed) => expect(dayFrom(typed)).toBeUndefined());

test.each([
  ["65,000", 65_000],
  ["65,000.00", 65_000],
  ["1,25,000", 125_000],
  ["१,२५,०००", 125_000],
  ["₹ 65,000.00", 65_000],
  ["Rs.65,000/-", 65_000],
  ["Rs 65,000.00 /-", 65_000],
  ["INR 65000", 65_000],
  ["रु. ६५,०००/-", 65_000],
  ["65,000/- रुपये", 65_000],
  ["65000 only", 65_000],
  ["₹65,000/- only", 65_000],
  ["(5,000)", -5_000],
  ["-5", -5],
  ["0", 0],
])("%s is an amount", (typed, rupees) => expect(rupeesFrom(typed)).toBe(rupees));

test.each(["about 100", "65.000,00", "12%", "9.82E+09", "1 lakh", "-", "", `₹${" ".repeat(60_000)}1`])(
  "%s is no amount",
  (typed) => expect(rupeesFrom(typed)).toBeUndefined(),
);
