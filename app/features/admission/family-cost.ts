import { type FeeAmounts, totalOfCourse } from "#app/features/course/index.ts";

/**
 * The cost of two years for a family in rupees, after the deposit is returned.
 * @param tuitionPaid The share of the tuition fee that a scheme pays, in percent.
 */
export function familyCost(fees: FeeAmounts, tuitionPaid: number): { schemePays: number; familyPays: number } {
  const schemePays = Math.round((totalOfCourse(fees, "tuition") * tuitionPaid) / 100);
  return { schemePays, familyPays: totalOfCourse(fees) - totalOfCourse(fees, "deposit") - schemePays };
}
