/** The total fee of a year, in rupees. */
export function totalFee(fees: { firstYear: number; secondYear: number }[], year: "firstYear" | "secondYear"): number {
  return fees.reduce((sum, fee) => sum + fee[year], 0);
}
