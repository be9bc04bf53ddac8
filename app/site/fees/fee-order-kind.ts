import { byYear, feeRows, inForceOn, ordersOn, totalOfYear, unreplaced } from "#app/cms/content/fee-orders.ts";
import { defineKind, type SecondLook } from "#app/cms/records/kind.ts";
import { formatDay, formatDigits, formatRupees, latinDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { type FeeOrder, feeOrderShape, findOverlap, yearOfStudents } from "./fee-order.ts";
import { feeOrderKindWords } from "./fee-order-words.ts";
import { feeWords } from "./fee-words.ts";

/** Of several orders of the latest year, the one that came into force last. */
const lastOrder = (orders: FeeOrder[]): FeeOrder | undefined => orders.toSorted(byYear).at(-1);

/** Fields that the next order need not have; a missing total is asked for separately. */
const fieldsOfOneOrder: ReadonlySet<string> = new Set(["id", "admittedIn", "replaces", "orderTotal"]);

/** Counts by the path of the field; a text in both languages is one. */
function countParts(value: unknown, path = "", counts = new Map<string, number>()): Map<string, number> {
  const rows = Array.isArray(value) ? value : [value];
  if (path) counts.set(path, (counts.get(path) ?? 0) + rows.length);
  for (const row of rows) {
    if (typeof row !== "object" || row === null || "en" in row) continue;
    for (const [name, each] of Object.entries(row))
      if (each !== undefined && !fieldsOfOneOrder.has(name)) countParts(each, path ? `${path}.${name}` : name, counts);
  }
  return counts;
}

/** @returns a sentence with what the last order had and this one lacks; empty if nothing is lost */
function missingParts(order: FeeOrder, others: FeeOrder[], locale: Locale): string {
  const before = lastOrder(others.filter((other) => byYear(other, order) < 0));
  if (!before) return "";
  const [had, has] = [countParts(before), countParts(order)];
  const lost = [...had].flatMap(([path, count]) => {
    const [now, of] = [has.get(path) ?? 0, path.slice(0, Math.max(0, path.lastIndexOf(".")))];
    // Of a row's fields, only those that no row has any more; none of a part that is lost as a whole.
    if (of ? now > 0 || !has.get(of) : now >= count) return [];
    const label = feeOrderKindWords[locale].fields[path]?.label ?? path;
    const figures = now > 0 ? `${count} → ${now}` : count > 1 && !of ? String(count) : "";
    return [figures ? `${label} (${formatDigits(figures, locale)})` : label];
  });
  return lost.length > 0 ? feeWords[locale].lost(formatDigits(before.year, locale), lost.join(" · ")) : "";
}

/** Charges of an order of the Fees Regulating Authority without a stated fixer. */
const chargesWithoutFixer = ({ fixedBy, lines }: FeeOrder) =>
  fixedBy === "fra" ? lines.filter((line) => line.head === "other" && !line.fixedBy) : [];

/** @returns undefined if nothing is missing */
function publishingQuestion(order: FeeOrder, others: FeeOrder[]): SecondLook["question"] {
  const asked = chargesWithoutFixer(order);
  const isTotalAsked = order.fixedBy === "fra" && order.orderTotal === undefined;
  const questionIn = (locale: Locale) => {
    const { noOrderTotal, whoFixed } = feeWords[locale];
    const names = asked.map(({ name }) => name[locale]).join(", ");
    const questions = [missingParts(order, others, locale), isTotalAsked && noOrderTotal, names && whoFixed(names)];
    return questions.filter(Boolean).join(" ");
  };
  const question = { en: questionIn("en"), mr: questionIn("mr") };
  return question.en ? question : undefined;
}

/** Omits the sum, so that nobody can copy it instead of adding up. */
export function feesToRetype(order: FeeOrder, others: FeeOrder[]): SecondLook {
  const tableIn = (locale: Locale) => {
    const t = feeWords[locale];
    const rows = feeRows(order).map(({ name, firstYear, secondYear }) => [
      name[locale],
      formatRupees(firstYear, locale),
      formatRupees(secondYear, locale),
    ]);
    return [[t.fee, t.firstYear, t.secondYear], ...rows];
  };
  const year = yearOfStudents(order);
  return {
    rupees: totalOfYear(order, year),
    question: publishingQuestion(order, others),
    label: { en: feeWords.en.retype[year], mr: feeWords.mr.retype[year] },
    tables: { en: tableIn("en"), mr: tableIn("mr") },
  };
}

/** Unpublishing an order brings back the one it replaced, whose sum must be typed first. */
function feesReinstated(order: FeeOrder, others: FeeOrder[]): SecondLook | undefined {
  const earlier = others.find(({ id, year }) => id === order.replaces && year === order.year);
  const isReplaced = others.some(({ replaces, year }) => replaces === earlier?.id && year === order.year);
  if (!earlier || isReplaced) return undefined;
  const { en, mr } = feeWords;
  return {
    ...feesToRetype(earlier, []),
    question: undefined,
    why: { en: en.returns(earlier.id), mr: mr.returns(earlier.id) },
  };
}

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
