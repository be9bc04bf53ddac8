import { feeRows, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { SecondLook } from "#app/platform/records/second-look.ts";
import { missingParts } from "./last-order.ts";
import { yearOfStudents } from "./order-total.ts";
import type { FeeOrder } from "./schema.ts";
import { feeWords } from "./words.ts";

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
export function feesReinstated(order: FeeOrder, others: FeeOrder[]): SecondLook | undefined {
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
