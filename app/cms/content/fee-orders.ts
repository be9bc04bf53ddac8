import { yearBefore } from "./academic-year.ts";

export interface DatedOrder {
  id: string;
  year: string;
  inForceFrom: string;
  /** The years of admission of the students it is for; without, all students of its year. */
  admittedIn?: string[] | undefined;
  /** The order of the same year that ends once this one is in force. */
  replaces?: string | undefined;
}

interface OrdersOn<Order> {
  current: Order | undefined;
  ofSecondYear: Order | undefined;
  replaced: Order[];
  /** The newest order of a year that is over, while this year has none. */
  lapsed: Order | undefined;
  coming: Order | undefined;
}

export interface LeadingOrders<Order> extends OrdersOn<Order> {
  year: string;
  /** The year that admission is for, while its fees are not fixed and those of an earlier year are shown. */
  notFixedFor: string | undefined;
}

export const byYear = (one: DatedOrder, other: DatedOrder) =>
  one.year.localeCompare(other.year) || one.inForceFrom.localeCompare(other.inForceFrom);

export const isForBatch = ({ admittedIn }: Pick<DatedOrder, "admittedIn">, batch: string): boolean =>
  !admittedIn?.length || admittedIn.includes(batch);

export const unreplaced = <Order extends DatedOrder>(orders: Order[], batch: string): Order[] => {
  const ofBatch = orders.filter((order) => isForBatch(order, batch));
  const isReplaced = ({ id, year }: Order) => ofBatch.some((other) => other.replaces === id && other.year === year);
  return ofBatch.filter((order) => !isReplaced(order)).sort(byYear);
};

export const inForceOn = <Order extends DatedOrder>(orders: Order[], day: string): Order[] =>
  orders.filter(({ inForceFrom }) => inForceFrom <= day);

export const orderForBatch = <Order extends DatedOrder>(
  orders: Order[],
  { day, year, batch }: { day: string; year: string; batch: string },
): Order | undefined => unreplaced(inForceOn(orders, day), batch).findLast((order) => order.year === year);

/** An order ends with its academic year, and when another that replaces it comes into force. */
export function ordersOn<Order extends DatedOrder>(orders: Order[], day: string, year: string): OrdersOn<Order> {
  const inForce = inForceOn(orders, day);
  const ofNewStudents = orders.filter((order) => isForBatch(order, order.year));
  const current = orderForBatch(orders, { day, year, batch: year });
  const ofSecondYear = orderForBatch(orders, { day, year, batch: yearBefore(year) });
  const counts = new Set([...unreplaced(inForce, year), ofSecondYear]);
  const over = inForceOn(ofNewStudents, day).filter((order) => order.year < year);
  const newest = over.sort(byYear).at(-1)?.year ?? "";
  return {
    current,
    ofSecondYear: ofSecondYear === current ? undefined : ofSecondYear,
    replaced: inForce.filter((order) => order.year === year && isForBatch(order, year) && !counts.has(order)),
    lapsed: current ? undefined : orderForBatch(over, { day, year: newest, batch: newest }),
    coming: ofNewStudents.filter((order) => order.year >= year && order.inForceFrom > day).sort(byYear)[0],
  };
}

/** The orders of the year that admission is for, once it has one, even before that is in force. */
export function leadingOrders<Order extends DatedOrder>(
  orders: Order[],
  day: string,
  year: string,
  admission?: string,
): LeadingOrders<Order> {
  const now = { ...ordersOn(orders, day, year), year, notFixedFor: undefined };
  if (!admission || admission < year) return now;
  const next = ordersOn(orders, day, admission);
  // By the day on which the next one comes into force another may have replaced it.
  const current =
    next.current ??
    (next.coming && orderForBatch(orders, { day: next.coming.inForceFrom, year: admission, batch: admission }));
  if (!current && now.current) return { ...now, notFixedFor: admission };
  const fixed = current && { current, lapsed: undefined, coming: next.current && next.coming };
  return { ...next, ...fixed, ofSecondYear: now.ofSecondYear, year: admission, notFixedFor: undefined };
}

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
