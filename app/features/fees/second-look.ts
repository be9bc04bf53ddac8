import { feeRows, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { isForBatch } from "#app/platform/content/fee-orders.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { SecondLook } from "#app/platform/records/second-look.ts";
import type { FeeOrder } from "./schema.ts";
import { feeWords } from "./words.ts";

/** Charges of an order of the Fees Regulating Authority of which nobody has said who fixed them. */
const unanswered = ({ fixedBy, lines }: FeeOrder) =>
  fixedBy === "fra" ? lines.filter((line) => line.head === "other" && !line.fixedBy) : [];

/** Asks who fixed those charges; undefined if there are none. */
function whoFixed(order: FeeOrder): SecondLook["question"] {
  const asked = unanswered(order);
  const namesIn = (locale: Locale) => asked.map(({ name }) => name[locale]).join(", ");
  if (asked.length === 0) return undefined;
  return { en: feeWords.en.whoFixed(namesIn("en")), mr: feeWords.mr.whoFixed(namesIn("mr")) };
}

/** The lines of an order without their sum, and the sum of the year that its students are in, which nobody can copy. */
export function feesToRetype(order: FeeOrder): SecondLook {
  const tableIn = (locale: Locale) => {
    const t = feeWords[locale];
    const rows = feeRows(order).map(({ name, firstYear, secondYear }) => [
      name[locale],
      formatRupees(firstYear, locale),
      formatRupees(secondYear, locale),
    ]);
    return [[t.fee, t.firstYear, t.secondYear], ...rows];
  };
  const year = isForBatch(order, order.year) ? "firstYear" : "secondYear";
  return {
    rupees: totalOfYear(order, year),
    question: whoFixed(order),
    label: { en: feeWords.en.retype[year], mr: feeWords.mr.retype[year] },
    tables: { en: tableIn("en"), mr: tableIn("mr") },
  };
}

/** The sum of the order that counts again once another one of the same year is taken off, to be typed before. */
export function feesBroughtBack(order: FeeOrder, others: FeeOrder[]): SecondLook | undefined {
  const earlier = others.find(({ id, year }) => id === order.replaces && year === order.year);
  const isReplaced = others.some(({ replaces, year }) => replaces === earlier?.id && year === order.year);
  if (!earlier || isReplaced) return undefined;
  const { en, mr } = feeWords;
  return {
    ...feesToRetype(earlier),
    question: undefined,
    why: { en: en.returns(earlier.id), mr: mr.returns(earlier.id) },
  };
}
