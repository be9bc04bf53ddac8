import { yearBefore } from "./academic-year.ts";

/** What tells which fee order counts on a day, and for whom. */
export interface DatedOrder {
  id: string;
  /** The academic year, `2026-27`. */
  year: string;
  inForceFrom: string;
  /** The years of admission of the students it is for; without, all students of its year. */
  admittedIn?: string[] | undefined;
  /** The order of the same year that no longer counts once this one is in force. */
  replaces?: string | undefined;
}

/** The fee orders on a day. */
interface OrdersOn<Order> {
  /** The order of this academic year, for those who are admitted in it. */
  current: Order | undefined;
  /** That of those who are in their second year of the course, if it is another one. */
  ofSecondYear: Order | undefined;
  /** The orders of this year that another in force has replaced. */
  replaced: Order[];
  /** While this year has none: the newest order of a year that is over. */
  lapsed: Order | undefined;
  /** The next order that is fixed and not yet in force. */
  coming: Order | undefined;
}

/** The fee orders to show on a day. */
export interface LeadingOrders<Order> extends OrdersOn<Order> {
  /** The academic year whose fees these are. */
  year: string;
  /** The academic year that admission is for, while its fees are not fixed and those of an earlier one are shown. */
  notFixedFor: string | undefined;
}

/** Sorts orders by their years, and within a year by the day from which they count. */
export const byYear = (one: DatedOrder, other: DatedOrder) =>
  one.year.localeCompare(other.year) || one.inForceFrom.localeCompare(other.inForceFrom);

/** Whether an order is for the students who were admitted in a year. */
export const isForBatch = ({ admittedIn }: Pick<DatedOrder, "admittedIn">, batch: string): boolean =>
  !admittedIn?.length || admittedIn.includes(batch);

/** The orders that no other of the same year replaces for a batch, in the order of their days. */
export const unreplaced = <Order extends DatedOrder>(orders: Order[], batch: string): Order[] => {
  const ofBatch = orders.filter((order) => isForBatch(order, batch));
  const isReplaced = ({ id, year }: Order) => ofBatch.some((other) => other.replaces === id && other.year === year);
  return ofBatch.filter((order) => !isReplaced(order)).sort(byYear);
};

/** The orders that have come into force by a day. */
export const inForceOn = <Order extends DatedOrder>(orders: Order[], day: string): Order[] =>
  orders.filter(({ inForceFrom }) => inForceFrom <= day);

/** The order by which the students of a batch pay in an academic year, as of a day. */
export const orderForBatch = <Order extends DatedOrder>(
  orders: Order[],
  { day, year, batch }: { day: string; year: string; batch: string },
): Order | undefined => unreplaced(inForceOn(orders, day), batch).findLast((order) => order.year === year);

/**
 * The fee orders that count on a day. An order ends with its academic year, and when another that replaces it comes
 * into force.
 * @param year the academic year of the day, `2026-27`
 */
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

/**
 * The fee orders to show on a day to people who apply: those of the year that admission is for, once it has an order,
 * also before that is in force; until then, those of the academic year.
 * @param admission the academic year that admission is for, if its dates have begun
 */
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
