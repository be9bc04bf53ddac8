import { type Family, possibleFamilies } from "./family.ts";
import { familyCost } from "./family-cost.ts";
import { type ForFamilies, questionsOf, rowsFor } from "./payer-rows.ts";

interface Payer extends ForFamilies {
  tuitionPaid?: number | undefined;
  firstDay?: number | undefined;
}

type PayingOrder<Row> = Parameters<typeof familyCost>[0] & { payers: Row[] };

/** In rupees. Without an amount, the ceiling of the order applies. */
export interface FirstDay<Row> {
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
