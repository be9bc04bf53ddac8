import type { Course } from "./schema.ts";

/** The parts of the fees needed for totals. */
export type FeeAmounts = Pick<Course["fees"][number], "kind" | "firstYear" | "secondYear">[];

/** The total fee of a year, in rupees. */
export function totalFee(fees: FeeAmounts, year: "firstYear" | "secondYear"): number {
  return fees.reduce((sum, fee) => sum + fee[year], 0);
}

/** The total fees of both years, in rupees; only of one kind if given. */
export function totalOfCourse(fees: FeeAmounts, kind?: "tuition" | "deposit"): number {
  const counted = kind === undefined ? fees : fees.filter((fee) => fee.kind === kind);
  return totalFee(counted, "firstYear") + totalFee(counted, "secondYear");
}
