import { expect, test } from "vitest";
import { overlapOf } from "./overlap.ts";

const order = (id: string, more: { replaces?: string; year?: string; admittedIn?: string[] } = {}) => ({
  id,
  year: "2026-27",
  inForceFrom: "2026-08-01",
  ...more,
});
const faultOf = (...[one, ...others]: ReturnType<typeof order>[]) => one && overlapOf(one, others)?.takes.en;

test("a second order of a year is refused until it names the one that it replaces", () => {
  expect(faultOf(order("b"), order("a"))).toMatch(/^“a”, the order that counts for this year already/);
  expect(faultOf(order("b", { replaces: "a" }), order("a"))).toBeUndefined();
  expect(faultOf(order("b"), order("a", { year: "2025-26" }))).toBeUndefined();
});

test("an order that was replaced can still be corrected, and only the last can be replaced", () => {
  const [a, b] = [order("a"), order("b", { replaces: "a" })];
  expect(faultOf(a, b)).toBeUndefined();
  expect(faultOf(order("c", { replaces: "b" }), a, b)).toBeUndefined();
  expect(faultOf(order("c", { replaces: "a" }), a, b)).toMatch(/^“b”/);
});

test("an order replaces another one of its year, not itself, and not the one by which it is replaced", () => {
  const takes = "the last part of the address of another order of this year, which no other one replaces";
  expect(faultOf(order("b", { replaces: "x" }), order("a"))).toBe(takes);
  expect(faultOf(order("b", { replaces: "a" }), order("a", { year: "2025-26" }))).toBe(takes);
  expect(faultOf(order("a", { replaces: "a" }))).toBe(takes);
  expect(faultOf(order("a", { replaces: "b" }), order("b", { replaces: "a" }))).toBe(takes);
});

test("orders for students admitted in different years stand side by side, and one for all meets each of them", () => {
  const [first, second] = [order("b", { admittedIn: ["2026-27"] }), order("a", { admittedIn: ["2025-26"] })];
  expect(faultOf(first, second)).toBeUndefined();
  expect(faultOf(order("c"), first)).toMatch(/^“b”/);
  expect(faultOf(order("c", { replaces: "b" }), first, second)).toMatch(/^“a”/);
  expect(faultOf(order("c", { admittedIn: ["2025-26"], replaces: "a" }), first, second)).toBeUndefined();
});
