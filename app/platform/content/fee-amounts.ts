interface YearAmounts {
  firstYear: number;
  secondYear: number;
}

/** Rupees for both years; the deposit is paid once. */
interface FeeAmounts {
  lines: YearAmounts[];
  deposit?: { rupees: number } | undefined;
}

export type FeeYear = keyof YearAmounts;

export const feeRows = <Line extends YearAmounts, Deposit extends { rupees: number }>({
  lines,
  deposit,
}: {
  lines: Line[];
  deposit?: Deposit | undefined;
}) => [...lines, ...(deposit ? [{ ...deposit, firstYear: deposit.rupees, secondYear: 0 }] : [])];

export const totalOfYear = (order: FeeAmounts, year: FeeYear): number =>
  feeRows(order).reduce((sum, row) => sum + row[year], 0);

export const totalOfOrder = (order: FeeAmounts): number =>
  totalOfYear(order, "firstYear") + totalOfYear(order, "secondYear");
