import { totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { type Family, type ForFamilies, possibleFamilies, questionsOf, rowsFor } from "./family.ts";
import type { FeeOrder } from "./fee-order.ts";

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

interface Payer extends ForFamilies {
  tuitionPaid?: number | undefined;
  firstDay?: number | undefined;
}

type PayingOrder<Row> = Parameters<typeof familyCost>[0] & { payers: Row[] };

/** In rupees. Without an amount, the ceiling of the order applies. */
interface FirstDay<Row> {
  payer: Row;
  firstDay?: number | undefined;
  /** For two years. */
  cost?: ReturnType<typeof familyCost> | undefined;
}

/** Rows with a scheme whose share is known, for all families that match the known answers. */
export function schemesFor<Row extends Payer>(order: PayingOrder<Row>, family: Family): Row[] {
  const rows = possibleFamilies(family).flatMap((each) =>
    !family.student && each.student === "transgender" ? [] : rowsFor(order.payers, each),
  );
  return [...new Set(rows)].filter(({ tuitionPaid = 0 }) => tuitionPaid > 0);
}

/**
 * @param family What is known. A question may stay open only if its answer changes nothing.
 * @returns undefined if the order says nothing about this family: only the ceiling is known
 */
export function firstDayFor<Row extends Payer>(order: PayingOrder<Row>, family: Family): FirstDay<Row> | undefined {
  const rows: Row[] = [];
  for (const each of possibleFamilies(family)) {
    // The answer for transgender students differs from all others, so only those who say so get it.
    if (!family.student && each.student === "transgender") continue;
    const [row, another] = rowsFor(order.payers, each);
    if (!row || another) return;
    rows.push(row);
  }
  // The broadest of the rows, if all give the same amounts.
  const payer = rows.reduce((broad, row) => (questionsOf(row) < questionsOf(broad) ? row : broad));
  if (rows.some((row) => row.firstDay !== payer.firstDay || row.tuitionPaid !== payer.tuitionPaid)) return;
  const { firstDay, tuitionPaid } = payer;
  return { payer, firstDay, cost: tuitionPaid === undefined ? undefined : familyCost(order, tuitionPaid) };
}
