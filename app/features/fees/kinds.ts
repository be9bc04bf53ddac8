import { totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { inForceOn, ordersOn, unreplaced } from "#app/platform/content/fee-orders.ts";
import { formatDay, formatDigits, formatRupees, latinDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { feeOrderKindWords } from "./kind-words.ts";
import { lastOrder } from "./last-order.ts";
import { findOverlap } from "./overlap.ts";
import { type FeeOrder, feeOrderShape } from "./schema.ts";
import { feesReinstated, feesToRetype } from "./second-look.ts";
import { feeWords } from "./words.ts";

/** An order ends with its academic year, or when an order that replaces it comes into force. */
function supersedingOrder(
  order: FeeOrder,
  others: FeeOrder[],
  { day, year }: { day: string; year: string },
): { by: FeeOrder | undefined } | undefined {
  if (order.year < year) return { by: ordersOn(others, day, year).current };
  const inForce = inForceOn(others, day);
  const batches = order.admittedIn?.length
    ? order.admittedIn
    : ["", ...inForce.flatMap((each) => each.admittedIn ?? [])];
  const counts = batches.some((batch) => unreplaced([...inForce, order], batch).includes(order));
  return counts ? undefined : { by: inForce.find(({ replaces }) => replaces === order.id) };
}

/** For /check and posters: the facts that a forger would change. */
function orderLines(order: FeeOrder, locale: Locale): string[] {
  const t = feeWords[locale];
  const { year, fixedBy, decision, number, orderedOn, inForceFrom } = order;
  const lines: [name: string, value: string | undefined][] = [
    [t.year, formatDigits(year, locale)],
    [t.fixedBy, fixedBy && t.choices[`fixedBy.${fixedBy}`]],
    [t.decision, decision && t.choices[`decision.${decision}`]],
    [t.number, number?.[locale]],
    [t.orderedOn, orderedOn && formatDay(orderedOn, locale)],
    [t.inForceFrom, formatDay(inForceFrom, locale)],
    [t.firstYear, formatRupees(totalOfYear(order, "firstYear"), locale)],
    [t.secondYear, formatRupees(totalOfYear(order, "secondYear"), locale)],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
}

/** Section 14(4) of the Act of 2015 requires approved fees on the website. */
export const feeOrderKind = defineKind({
  name: "feeOrders",
  shelf: "season",
  file: "records/fee-orders.yaml",
  fileIfMissing: "[]\n",
  shape: feeOrderShape,
  id: "slug",
  publishedBy: "principal",
  isStatutory: true,
  hasCode: true,
  outOfForce: supersedingOrder,
  answerOf: orderLines,
  columns: ["year", "inForceFrom"],
  nameOf: ({ year = "" }) => ({ en: `Fees ${latinDigits(year)}`.trim(), mr: `शुल्क ${formatDigits(year, "mr")}`.trim() }),
  faultAmong: findOverlap,
  secondLook: feesToRetype,
  startsFrom: {
    last: lastOrder,
    own: ["year", "admittedIn", "number", "orderedOn", "inForceFrom", "instalments.by", "replaces"],
  },
  lookBeforeOff: feesReinstated,
  layout: {
    open: ["year", "decision", "fixedBy", "number", "orderedOn", "inForceFrom", "file", "lines", "orderTotal"],
    folds: {
      scope: ["admittedIn", "replaces"],
      paying: ["deposit", "instalments"],
      families: ["payers"],
      others: ["nothingElse", "refusable", "toOthers"],
      leaving: ["refund", "note"],
    },
    beside: ["year", "lines.head", "payers.student"],
  },
  widgets: { "refund.rule": "paragraph", note: "paragraph", replaces: { records: ["feeOrders"] } },
  addresses: () => ["/admission/fees", "/courses/d-pharm", "/admission", "/", "/inspection"],
  words: feeOrderKindWords,
});
