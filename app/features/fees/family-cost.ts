import { totalOfOrder, totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { FeeOrder } from "./schema.ts";

type CostParts = {
  lines: Pick<FeeOrder["lines"][number], "head" | "firstYear" | "secondYear">[];
  deposit?: { rupees: number } | undefined;
};

/**
 * The cost of two years in rupees, after the deposit is returned.
 * @param tuitionPaid Percent of the tuition fee that a scheme pays
 */
export function familyCost(order: CostParts, tuitionPaid: number): { schemePays: number; familyPays: number } {
  const tuition = order.lines.filter(({ head }) => head === "tuition");
  const schemePays = Math.round((totalOfOrder({ lines: tuition }) * tuitionPaid) / 100);
  return { schemePays, familyPays: totalOfOrder(order) - (order.deposit?.rupees ?? 0) - schemePays };
}

type CeilingParts = CostParts & {
  instalments: Pick<FeeOrder["instalments"][number], "year" | "rupees">[];
  payers: Pick<FeeOrder["payers"][number], "tuitionPaid" | "firstDay">[];
};

/**
 * The most that any family pays in rupees: without a scheme, and on the first day all that no later instalment covers.
 * Without later instalments: the stated amount for families without a scheme, or the whole first year.
 */
export function ceilingOf(order: CeilingParts): { firstDay: number; familyPays: number } {
  const [, ...later] = order.instalments.filter(({ year }) => year === "firstYear");
  const rest = later.reduce((left, { rupees }) => left - rupees, totalOfYear(order, "firstYear"));
  const isStated = order.payers.some(({ tuitionPaid, firstDay }) => tuitionPaid === 0 && firstDay !== undefined);
  const stated = order.payers.flatMap(({ firstDay = [] }) => firstDay);
  const firstDay = Math.max(...stated, ...(isStated && later.length === 0 ? [] : [rest]));
  return { firstDay, familyPays: familyCost(order, 0).familyPays };
}
