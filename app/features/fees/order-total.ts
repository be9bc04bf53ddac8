import { type FeeYear, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { isForBatch } from "#app/platform/content/fee-orders.ts";
import type { Text } from "#app/platform/content/text.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";

interface OrderAmounts {
  year: string;
  admittedIn?: string[] | undefined;
  lines: { head: "tuition" | "development" | "other"; firstYear: number; secondYear: number }[];
  orderTotal?: number | undefined;
}

/** An order that is not for those admitted in its year is for second-year students. */
export const yearOfStudents = (order: Pick<OrderAmounts, "year" | "admittedIn">): FeeYear =>
  isForBatch(order, order.year) ? "firstYear" : "secondYear";

/**
 * Compares the total copied from the order with its tuition and development fees, which the Fees Regulating Authority
 * fixes.
 * @returns undefined if they agree, or none was copied
 */
export function wrongTotal(order: OrderAmounts): Text | undefined {
  const lines = order.lines.filter(({ head }) => head !== "other");
  const sum = totalOfYear({ lines }, yearOfStudents(order));
  if (order.orderTotal === undefined || order.orderTotal === sum) return undefined;
  return {
    en: `the total that the order prints: the tuition and development fees above add up to ${formatRupees(sum, "en")}, so a digit here or there is wrong`,
    mr: `आदेशावर छापलेली बेरीज. वरचे शिक्षण आणि विकास शुल्क मिळून ${formatRupees(sum, "mr")} होते, म्हणजे इथे किंवा तिथे एखादा आकडा चुकला आहे`,
  };
}
