import { expect, test } from "vitest";
import { yearOfAdmission } from "#app/cms/content/academic-year.ts";
import { leadingOrders, ordersOn } from "#app/cms/content/fee-orders.ts";
import { recordNamesOf } from "#app/cms/records/labels.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import type { FeeOrder, ShownOrder } from "./fee-order.ts";
import { wrongTotal } from "./fee-order.ts";
import { feeOrderKind, feesToRetype } from "./fee-order-kind.ts";
import { feesTitle, fixedByText } from "./fee-words.ts";
import { feeRecords, feesToCalculate } from "./fees.server.ts";
import { ceilingOf, familyCost } from "./first-day.ts";

test("a family pays what no scheme pays, and gets the deposit back", () => {
  const order = {
    lines: [
      { head: "tuition" as const, firstYear: 60_000, secondYear: 50_000 },
      { head: "development" as const, firstYear: 7_000, secondYear: 8_000 },
    ],
    deposit: { rupees: 3_000 },
  };
  expect(familyCost(order, 0)).toEqual({ schemePays: 0, familyPays: 125_000 });
  expect(familyCost(order, 50)).toEqual({ schemePays: 55_000, familyPays: 70_000 });
  expect(familyCost(order, 100)).toEqual({ schemePays: 110_000, familyPays: 15_000 });
});

const orders = [
  { id: "a", year: "2025-26", inForceFrom: "2025-08-01" },
  { id: "b", year: "2026-27", inForceFrom: "2026-08-01" },
  { id: "c", year: "2026-27", inForceFrom: "2026-11-10", replaces: "b" },
  { id: "d", year: "2027-28", inForceFrom: "2027-09-05" },
];
const idsOn = (day: string, year: string) => {
  const { current, lapsed, coming } = ordersOn(orders, day, year);
  return [current?.id, lapsed?.id, coming?.id];
};

test("an order counts from its day to the end of its year, or until another replaces it", () => {
  expect(idsOn("2026-09-01", "2026-27")).toEqual(["b", undefined, "c"]);
  expect(idsOn("2026-11-09", "2026-27")).toEqual(["b", undefined, "c"]);
  expect(idsOn("2026-11-10", "2026-27")).toEqual(["c", undefined, "d"]);
  expect(idsOn("2027-07-31", "2026-27")).toEqual(["c", undefined, "d"]);
});

test("a year without an order has none, and those of the year before are named as such", () => {
  expect(idsOn("2027-08-01", "2027-28")).toEqual([undefined, "c", "d"]);
  expect(idsOn("2027-09-05", "2027-28")).toEqual(["d", undefined, undefined]);
  expect(ordersOn([], "2027-08-01", "2027-28").lapsed).toBeUndefined();
});

test("once the dates of admission have begun, its year leads, also before its order is in force", () => {
  const shown = (day: string, admission?: string) => {
    const { current, year, notFixedFor, ...fees } = leadingOrders(orders, day, "2026-27", admission);
    return [current?.id, year, notFixedFor, feesTitle({ year, notFixedFor }, "en"), fees.lapsed];
  };
  expect(shown("2027-05-31")).toEqual(["c", "2026-27", undefined, "Fees 2026-27", undefined]);
  expect(shown("2027-05-31", "2027-28")).toEqual(["d", "2027-28", undefined, "Fees 2027-28", undefined]);
  expect(shown("2027-05-31", "2028-29")).toEqual([
    ...["c", "2026-27", "2028-29", "Fees 2026-27; those of 2028-29 are not fixed yet", undefined],
  ]);
});

test("the order of a year leads from the first of its dates until it is in force, also once the year has begun", () => {
  const [day, year] = ["2027-08-01", "2027-28"];
  expect(leadingOrders(orders, day, year, year)).toMatchObject({ year, current: { id: "d" }, lapsed: undefined });
  expect(leadingOrders(orders, day, year)).toMatchObject({ year, current: undefined, lapsed: { id: "c" } });
});

test("while a year that has begun has no order, families calculate with that of the year before, named as such", () => {
  const [sampleOrder] = sample.in("en").of(feeRecords).feeOrders;
  const feesOf = (orderYear: string) =>
    feesToCalculate(
      leadingOrders(
        [{ ...(sampleOrder as ShownOrder), year: orderYear, inForceFrom: "2025-06-01" }],
        "2027-08-01",
        "2027-28",
      ),
    );
  const fees = feesOf("2026-27");
  expect(fees).toMatchObject({ current: { year: "2026-27" }, year: "2026-27", notFixedFor: "2027-28" });
  expect(feesTitle(fees, "en")).toBe("Fees 2026-27; those of 2027-28 are not fixed yet");
  expect(feesOf("2025-26"), "an older one is too old").toMatchObject({ current: undefined, year: "2027-28" });
});

test("an order leads that will count on the first day of its year, not one that it has replaced until then", () => {
  const one = { id: "one", year: "2027-28", inForceFrom: "2027-06-01" };
  const leading = (inForceFrom: string) =>
    leadingOrders([one, { ...one, id: "other", replaces: "one", inForceFrom }], "2026-12-01", "2026-27", "2027-28");
  expect(leading("2027-06-01").current?.id).toBe("other");
  expect(leading("2027-07-01").current?.id).toBe("one");
});

test("admission is for the year of its last date, from its first day on", () => {
  const on = (day: string, dates = ["2027-06-07", "2026-11-20", "2027-08-23"]) =>
    yearOfAdmission(dates, day, { day: 1, month: "june" });
  expect(on("2026-11-19")).toBeUndefined();
  expect(on("2026-11-20")).toBe("2027-28");
  expect(on("2026-11-20", [])).toBeUndefined();
});

test("admission that ends in July is for the year that begins in August", () => {
  expect(yearOfAdmission(["2027-06-07", "2027-07-20"], "2027-07-21", { day: 1, month: "august" })).toBe("2027-28");
});

test("the most that a family pays is what no later instalment asks for and no scheme pays", () => {
  const [order] = sample.of(feeRecords).feeOrders;
  const most = (change: Partial<FeeOrder>) => ceilingOf({ ...(order as FeeOrder), ...change });
  expect(most({})).toEqual({ firstDay: 40_000, familyPays: 146_000 });
  expect(most({ instalments: [] }), "what those pay whom no scheme helps").toMatchObject({ firstDay: 40_000 });
  expect(most({ instalments: [], payers: [] }), "the whole first year").toMatchObject({ firstDay: 76_000 });
  const helped = [{ who: { en: "A", mr: "अ" }, tuitionPaid: 100, firstDay: 9_000 }];
  expect(most({ instalments: [], payers: helped }), "nobody without a scheme").toMatchObject({ firstDay: 76_000 });
  const later = { ...instalment, year: "firstYear" as const, rupees: 30_000 };
  expect(most({ instalments: [{ ...later, rupees: 40_000 }, later] }), "the rest is due at once").toMatchObject({
    firstDay: 46_000,
  });
});

const problemsOf = (change: Partial<FeeOrder>) => {
  const [order] = sample.of(feeRecords).feeOrders;
  const made = publishable(feeOrderKind, { ...order, ...change }, { slug: "2026-27" });
  return made.ok ? [] : made.problems.map(({ path, code }) => `${path} ${code}`);
};
const instalment = { name: { en: "A", mr: "अ" }, year: "secondYear" as const };

test("the sample's order can be published, and instalments above the year's total cannot", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ instalments: [{ ...instalment, rupees: 73_000 }] })).toEqual([]);
  expect(problemsOf({ instalments: [{ ...instalment, rupees: 73_001 }] })).toEqual(["instalments wrong"]);
});

test("an order whose tuition and development fees do not add up to the total on the paper cannot be published", () => {
  expect(problemsOf({ orderTotal: 66_000 })).toEqual([]);
  expect(problemsOf({ orderTotal: 73_000 }), "with the other charges").toEqual(["orderTotal wrong"]);
  const [order] = sample.of(feeRecords).feeOrders;
  const lines = order?.lines.map((line) => ({ ...line, secondYear: line.secondYear + 500 })) ?? [];
  const ofSecondYear = { lines, admittedIn: ["2025-26"], instalments: [], payers: [] };
  expect(problemsOf({ ...ofSecondYear, orderTotal: 67_000 }), "of those in their second year").toEqual([]);
  expect(wrongTotal({ ...order, ...ofSecondYear, orderTotal: 66_000 } as FeeOrder)).toEqual({
    en: expect.stringContaining("add up to ₹67,000"),
    mr: expect.stringContaining("₹६७,०००"),
  });
});

test("no family is asked for more on the first day than the first year costs", () => {
  const payer = { who: { en: "A", mr: "अ" } };
  expect(problemsOf({ payers: [{ ...payer, firstDay: 76_001 }] })).toEqual(["payers.0.firstDay wrong"]);
});

test("an order of the Fees Regulating Authority has its number and date, and any order a real year", () => {
  expect(problemsOf({ number: undefined })).toEqual(["number wrong"]);
  expect(problemsOf({ orderedOn: undefined })).toEqual(["orderedOn wrong"]);
  expect(problemsOf({ number: undefined, orderedOn: undefined, fixedBy: "management" })).toEqual([]);
  for (const year of ["2026-28", "2026", "26-27"]) expect(problemsOf({ year })).toEqual(["year wrong"]);
});

test("of a charge that is in no group the principal is asked who fixed it, unless the order says so", () => {
  const order = sample.of(feeRecords).feeOrders.find(({ year }) => year === "2026-27");
  if (!order) throw new Error("no order");
  const questionOf = (change: object) => feesToRetype({ ...order, ...change }, []).question;
  expect(questionOf({})?.en).toContain("Laboratory and library fee, Activities, sports and insurance?");
  expect(questionOf({})?.mr).toContain("प्रयोगशाळा व ग्रंथालय शुल्क");
  expect(questionOf({ fixedBy: "management" }), "all by the management").toBeUndefined();
  const answer = { fixedBy: "management" } as const;
  const lines = order.lines.map((line) => ({ ...line, ...(line.head === "other" && answer) }));
  expect(questionOf({ lines })?.en).toMatch(/^The total that the order prints .* not filled in/);
  expect(questionOf({ lines, orderTotal: 66_000 })).toBeUndefined();
  const inEnglish = lines.map((line) => ({ ...line, name: line.name.en }));
  expect(fixedByText({ fixedBy: "fra", lines: inEnglish }, "en"), "on pages and PDFs").toBe(
    "Fees Regulating Authority (FRA); Laboratory and library fee, Activities, sports and insurance: The management of the institute",
  );
});

test("before an order is public it is said what the order before had and this one has not", () => {
  const [before] = sample.of(feeRecords).feeOrders.filter(({ year }) => year === "2026-27");
  if (!before) throw new Error("no order");
  const order: FeeOrder = { ...before, id: "next", year: "2027-28", inForceFrom: "2027-06-01", orderTotal: 66_000 };
  const saidOf = (change: object) => feesToRetype({ ...order, fixedBy: "management", ...change }, [before]).question;
  expect(saidOf({}), "the same as last year").toBeUndefined();
  const bare = { deposit: undefined, instalments: [], payers: [] };
  expect(saidOf(bare)?.en).toMatch(
    /^The order of 2026-27 had this, and .*: Deposit · Instalments \(\d\) · What families pay \(\d\)\. /,
  );
  expect(saidOf(bare)?.mr).toMatch(/^२०२६-२७ च्या आदेशात .*अनामत रक्कम · हप्ते \([०-९]\) · कुटुंबांनी किती भरायचे/);
  const [first, ...payers] = order.payers;
  expect(saidOf({ payers })?.en).toContain(`What families pay (${order.payers.length} → ${payers.length})`);
  const noFirstDay = [first, ...payers].map((row) => ({ ...row, firstDay: undefined }));
  expect(saidOf({ payers: noFirstDay })?.en).toContain("Paid on the day of admission, in rupees");
  const earlier = { ...before, year: "2028-29", inForceFrom: "2028-06-01" };
  expect(
    feesToRetype({ ...order, ...bare, fixedBy: "management" }, [earlier]).question,
    "not a later one",
  ).toBeUndefined();
});

test("a text that is missing in one language keeps an order from being published", () => {
  const [first, ...lines] = sample.of(feeRecords).feeOrders[0]?.lines ?? [];
  const half = { ...first, name: { en: "Tuition fee", mr: "" } } as NonNullable<typeof first>;
  expect(problemsOf({ lines: [half, ...lines] })).toEqual(["lines.0.name.mr language"]);
});

test("an order whose year was typed in Devanagari digits has an English name, which is also its address", () =>
  expect(recordNamesOf(feeOrderKind, { year: "२०२६-२७" })).toEqual({ en: "Fees 2026-27", mr: "शुल्क २०२६-२७" }));
