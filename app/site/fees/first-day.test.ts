import { expect, test } from "vitest";
import { publishable } from "#app/cms/records/publishable.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { type Family, familyIn, possibleFamilies } from "./family.ts";
import type { FeeOrder } from "./fee-order.ts";
import { feeOrderKind } from "./fee-order-kind.ts";
import { feeRecords } from "./fees.server.ts";
import { firstDayFor } from "./first-day.ts";

const order = sample.of(feeRecords).feeOrders[0] as FeeOrder;
const who = (en: string) => ({ en, mr: en });
const girl = { who: who("girls"), categories: ["obc" as const], student: "girl" as const, seat: "cap" as const };
const problemsOf = (payers: FeeOrder["payers"]) => {
  const made = publishable(feeOrderKind, { ...order, payers }, { slug: "2026-27" });
  return made.ok ? [] : made.problems.map(({ path, code }) => `${path} ${code}`);
};

test("every possible family gets the amount of one row of the order, or is sent to the office", () => {
  const asked = possibleFamilies({}).map((family) => ({ family, found: firstDayFor(order, family) }));
  expect(asked).toHaveLength(108);
  for (const { found } of asked) if (found) expect(order.payers).toContain(found.payer);
  const free = asked.filter(({ found }) => found?.firstDay !== undefined && found.firstDay < 40_000);
  for (const { family } of free) expect(family).toMatchObject({ student: "girl", income: "upTo8", seat: "cap" });
});

test("a family that has not answered everything is answered only if the rest changes nothing", () => {
  const amount = (family: Family) => firstDayFor(order, family)?.firstDay;
  expect(amount({ category: "sebc", student: "girl", income: "upTo8", seat: "cap" })).toBe(9_000);
  expect(amount({ category: "sebc", student: "girl", income: "upTo8" })).toBeUndefined();
  expect(amount({ category: "sebc", income: "upTo8", seat: "cap" })).toBeUndefined();
  expect(amount({ seat: "institute" })).toBe(40_000);
  expect(amount({})).toBeUndefined();
});

test("a row without any answer is an example and answers nobody", () => {
  const payers = [{ who: who("everybody"), firstDay: 1 }];
  expect(firstDayFor({ ...order, payers }, { seat: "cap" })).toBeUndefined();
});

test("answers of an address that do not exist count as none", () => {
  expect(familyIn(new URLSearchParams("c=obc&g=cat&i=&s=cap&x=1"))).toEqual({ category: "obc", seat: "cap" });
});

test("a scheme that pays needs a CAP seat and a condition: “all girls pay nothing” cannot be published", () => {
  expect(problemsOf([{ ...girl, tuitionPaid: 100 }])).toEqual([]);
  expect(problemsOf([{ ...girl, categories: undefined, tuitionPaid: 100 }])).toEqual(["payers.0.seat wrong"]);
  expect(problemsOf([{ ...girl, seat: "institute", tuitionPaid: 100 }])).toEqual(["payers.0.seat wrong"]);
  expect(problemsOf([{ ...girl, seat: undefined, tuitionPaid: 100 }])).toEqual(["payers.0.seat wrong"]);
});

test("a transgender student pays no amount of a row for girls and boys, and gets the row that the order has for them", () => {
  const student = "transgender" as const;
  expect(firstDayFor(order, { student, seat: "institute" })).toBeUndefined();
  const own = { who: who("waiver"), student, tuitionPaid: 100, firstDay: 9_000 };
  expect(problemsOf([...order.payers, own])).toEqual([]);
  const withOwn = { ...order, payers: [...order.payers, own] };
  expect(firstDayFor(withOwn, { student })?.firstDay).toBe(9_000);
  for (const family of possibleFamilies({ student })) expect(firstDayFor(withOwn, family)?.payer).toBe(own);
  expect(firstDayFor(withOwn, { seat: "institute" })?.firstDay).toBe(40_000);
});

test("two rows for the same family cannot be published", () => {
  const rows = [girl, { ...girl, who: who("again"), categories: ["ews" as const, "obc" as const] }];
  expect(problemsOf(rows)).toEqual(["payers.1.categories wrong"]);
  expect(problemsOf([girl, { ...girl, categories: ["ews" as const] }])).toEqual([]);
});
