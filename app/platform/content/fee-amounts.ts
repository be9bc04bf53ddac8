interface YearAmounts {
  firstYear: number;
  secondYear: number;
}

/** The amounts of a fee order in rupees: its lines for both years, and the deposit, which is paid once. */
interface FeeAmounts {
  lines: YearAmounts[];
  deposit?: { rupees: number } | undefined;
}

/** The years of the course. */
export type FeeYear = keyof YearAmounts;

/** The rows of a table of fees: the lines and, in the first year, the deposit. */
export const feeRows = <Line extends YearAmounts, Deposit extends { rupees: number }>({
  lines,
  deposit,
}: {
  lines: Line[];
  deposit?: Deposit | undefined;
}) => [...lines, ...(deposit ? [{ ...deposit, firstYear: deposit.rupees, secondYear: 0 }] : [])];

/** All that is paid in a year, the deposit in the first. */
export const totalOfYear = (order: FeeAmounts, year: FeeYear): number =>
  feeRows(order).reduce((sum, row) => sum + row[year], 0);

/** All that is paid in both years. */
export const totalOfOrder = (order: FeeAmounts): number =>
  totalOfYear(order, "firstYear") + totalOfYear(order, "secondYear");
