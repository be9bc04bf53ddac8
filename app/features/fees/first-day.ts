import { type Family, possibleFamilies } from "./family.ts";
import { familyCost } from "./family-cost.ts";
import { type ForFamilies, questionsOf, rowsFor } from "./payer-rows.ts";

interface Payer extends ForFamilies {
  tuitionPaid?: number | undefined;
  firstDay?: number | undefined;
}

type PayingOrder<Row> = Parameters<typeof familyCost>[0] & { payers: Row[] };

/** What a family pays, in rupees. Without an amount, the ceiling of the order counts. */
export interface FirstDay<Row> {
  payer: Row;
  /** On the day of admission. */
  firstDay?: number | undefined;
  /** In two years, as `familyCost` counts it. */
  cost?: ReturnType<typeof familyCost> | undefined;
}

/** The rows with a scheme whose share is known, for the families that agree with what is known about one. */
export function schemesFor<Row extends Payer>(order: PayingOrder<Row>, family: Family): Row[] {
  const rows = possibleFamilies(family).flatMap((each) =>
    !family.student && each.student === "transgender" ? [] : rowsFor(order.payers, each),
  );
  return [...new Set(rows)].filter(({ tuitionPaid = 0 }) => tuitionPaid > 0);
}

/**
 * What a family pays on the first day and in two years.
 * @param family What is known. A question that is not answered may only be open if its answer changes nothing.
 * @returns undefined if the order says nothing about this family: only its ceiling is known
 */
export function firstDayFor<Row extends Payer>(order: PayingOrder<Row>, family: Family): FirstDay<Row> | undefined {
  const rows: Row[] = [];
  for (const each of possibleFamilies(family)) {
    // Only who says so gets the answer for transgender students; it differs from every other.
    if (!family.student && each.student === "transgender") continue;
    const [row, another] = rowsFor(order.payers, each);
    if (!row || another) return;
    rows.push(row);
  }
  // The broadest of the rows, if all say the same.
  const payer = rows.reduce((broad, row) => (questionsOf(row) < questionsOf(broad) ? row : broad));
  if (rows.some((row) => row.firstDay !== payer.firstDay || row.tuitionPaid !== payer.tuitionPaid)) return;
  const { firstDay, tuitionPaid } = payer;
  return { payer, firstDay, cost: tuitionPaid === undefined ? undefined : familyCost(order, tuitionPaid) };
}
