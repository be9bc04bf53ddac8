import { totalOfOrder } from "#app/platform/content/fee-amounts.ts";
import type { FeeOrder } from "./schema.ts";

/** The parts of an order that decide what a family pays. */
type CostParts = {
  lines: Pick<FeeOrder["lines"][number], "head" | "firstYear" | "secondYear">[];
  deposit?: { rupees: number } | undefined;
};

/**
 * The cost of two years for a family in rupees, after the deposit is returned.
 * @param tuitionPaid The share of the tuition fee that a scheme pays, in percent.
 */
export function familyCost(order: CostParts, tuitionPaid: number): { schemePays: number; familyPays: number } {
  const tuition = order.lines.filter(({ head }) => head === "tuition");
  const schemePays = Math.round((totalOfOrder({ lines: tuition }) * tuitionPaid) / 100);
  return { schemePays, familyPays: totalOfOrder(order) - (order.deposit?.rupees ?? 0) - schemePays };
}
