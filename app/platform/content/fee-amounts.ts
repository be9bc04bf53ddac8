interface YearAmounts {
  firstYear: number;
  secondYear: number;
}

/** The amounts of a fee order in rupees: its lines for both years, and the deposit, which is paid once. */
export interface FeeAmounts {
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

/** What tells which fee order counts on a day. */
export interface DatedOrder {
  id: string;
  /** The academic year, `2026-27`. */
  year: string;
  inForceFrom: string;
  replaces?: string | undefined;
}

/** The fee orders on a day. */
export interface OrdersOn<Order> {
  /** The order of this academic year. */
  current: Order | undefined;
  /** While this year has none: the newest order of a year that is over. */
  lapsed: Order | undefined;
  /** The next order that is fixed and not yet in force. */
  coming: Order | undefined;
}

const byYear = (one: DatedOrder, other: DatedOrder) =>
  one.year.localeCompare(other.year) || one.inForceFrom.localeCompare(other.inForceFrom);

/**
 * The fee orders that count on a day. An order ends with its academic year, and when another that replaces it comes
 * into force.
 * @param year the academic year of the day, `2026-27`
 */
export function ordersOn<Order extends DatedOrder>(orders: Order[], day: string, year: string): OrdersOn<Order> {
  const inForce = orders.filter(({ inForceFrom }) => inForceFrom <= day);
  const replaced = new Set(inForce.map(({ replaces }) => replaces));
  const valid = inForce.filter(({ id }) => !replaced.has(id)).sort(byYear);
  const current = valid.findLast((order) => order.year === year);
  return {
    current,
    lapsed: current ? undefined : valid.findLast((order) => order.year < year),
    coming: orders.filter((order) => order.year >= year && order.inForceFrom > day).sort(byYear)[0],
  };
}
