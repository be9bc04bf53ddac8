import { expect, test } from "vitest";
import { isForBatch, orderForBatch, ordersOn, unreplaced } from "#app/cms/content/fee-orders.ts";
import { findOverlap } from "./fee-order.ts";

const order = (id: string, more: { replaces?: string; year?: string; admittedIn?: string[] } = {}) => ({
  id,
  year: "2026-27",
  /** The order a is in force since 1 August, b since 2 August. */
  inForceFrom: `2026-08-0${"abc".indexOf(id) + 1}`,
  ...more,
});
const faultOf = (...[one, ...others]: ReturnType<typeof order>[]) => one && findOverlap(one, others)?.takes.en;

test("a second order of a year is refused until it names the one that it replaces", () => {
  expect(faultOf(order("b"), order("a"))).toMatch(
    /^the order in force since 1.August.2026, as the one that this order replaces/,
  );
  expect(faultOf(order("b", { replaces: "a" }), order("a"))).toBeUndefined();
  expect(faultOf(order("b"), order("a", { year: "2025-26" }))).toBeUndefined();
});

test("an order that was replaced can still be corrected, and only the last can be replaced", () => {
  const [a, b] = [order("a"), order("b", { replaces: "a" })];
  expect(faultOf(a, b)).toBeUndefined();
  expect(faultOf(order("c", { replaces: "b" }), a, b)).toBeUndefined();
  expect(faultOf(order("c", { replaces: "a" }), a, b)).toMatch(/since 2.August/);
});

test("an order replaces another one of its year, not itself, and not the one by which it is replaced", () => {
  const takes = "another order of this year, which no other one replaces";
  expect(faultOf(order("b", { replaces: "x" }), order("a"))).toBe(takes);
  expect(faultOf(order("b", { replaces: "a" }), order("a", { year: "2025-26" }))).toBe(takes);
  expect(faultOf(order("a", { replaces: "a" }))).toBe(takes);
  expect(faultOf(order("a", { replaces: "b" }), order("b", { replaces: "a" }))).toBe(takes);
});

test("orders for students admitted in different years stand side by side, and one for all meets each of them", () => {
  const [first, second] = [order("b", { admittedIn: ["2026-27"] }), order("a", { admittedIn: ["2025-26"] })];
  expect(faultOf(first, second)).toBeUndefined();
  expect(faultOf(order("c"), first)).toMatch(/since 2.August/);
  expect(faultOf(order("c", { replaces: "b" }), first, second)).toMatch(/since 1.August/);
  expect(faultOf(order("c", { admittedIn: ["2025-26"], replaces: "a" }), first, second)).toBeUndefined();
});

/** Numbers from 0 up to a limit, the same in each run (a linear congruential generator, with the constants of Numerical Recipes). */
function numbers(seed: number) {
  let last = seed;
  return (limit: number) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * limit);
  };
}

const batches = ["2024-25", "2025-26", "2026-27"];

/** Orders of two years that can count together: each that overlaps with those before it is left out. */
function ordersFrom(next: (limit: number) => number) {
  const orders: (ReturnType<typeof order> & { admittedIn?: string[]; replaces?: string })[] = [];
  for (let at = 0; at < 12; at += 1) {
    const admittedIn = batches.filter(() => next(3) === 0);
    const replaces = next(2) === 0 ? orders[next(Math.max(1, orders.length))]?.id : undefined;
    const year = batches[1 + next(2)] ?? "";
    const inForceFrom = `20${year.slice(2, 4)}-0${6 + next(4)}-01`;
    const made = { id: `o${at}`, year, inForceFrom, admittedIn, ...(replaces && { replaces }) };
    if (!findOverlap(made, orders)) orders.push(made);
  }
  return orders;
}

test("whatever orders may be public together, each batch that has one pays by exactly one of a year", () => {
  const next = numbers(7);
  let [several, found] = [0, 0];
  for (let round = 0; round < 500; round += 1) {
    const orders = ordersFrom(next);
    several += Number(orders.length > 3);
    for (const year of batches)
      for (const batch of batches) {
        const last = unreplaced(orders, batch).filter((each) => each.year === year);
        const isCovered = orders.some((each) => each.year === year && isForBatch(each, batch));
        expect(last.length).toBe(isCovered ? 1 : 0);
        for (const day of ["2026-06-15", "2026-08-01", "2027-05-31"]) {
          const one = orderForBatch(orders, { day, year, batch });
          if (!one) continue;
          found += 1;
          expect(one.year).toBe(year);
          expect(one.inForceFrom <= day && isForBatch(one, batch)).toBe(true);
          if (last[0] && last[0].inForceFrom <= day && orders.every(({ inForceFrom }) => inForceFrom <= day))
            expect(one).toBe(last[0]);
        }
      }
  }
  expect(several).toBeGreaterThan(100);
  expect(found).toBeGreaterThan(1000);
});

test("those in their second year pay by the order of their batch, and by that of all where there is no other", () => {
  const [forAll, forNew, forOlder] = [
    order("all"),
    order("new", { admittedIn: ["2026-27"] }),
    order("older", { admittedIn: ["2025-26"] }),
  ];
  const on = (...orders: ReturnType<typeof order>[]) => {
    const { current, ofSecondYear } = ordersOn(orders, "2026-11-26", "2026-27");
    return [current?.id, ofSecondYear?.id];
  };
  expect(on(forNew, forOlder)).toEqual(["new", "older"]);
  expect(on(forAll)).toEqual(["all", undefined]);
  expect(on(forOlder)).toEqual([undefined, "older"]);
  expect(on(forAll, { ...forNew, replaces: "all" })).toEqual(["new", "all"]);
  expect(ordersOn([forAll, { ...forNew, replaces: "all" }], "2026-11-26", "2026-27").replaced).toEqual([]);
});
