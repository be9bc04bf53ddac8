import { inForceOn, ordersOn, unreplaced } from "#app/platform/content/fee-orders.ts";
import type { FeeOrder } from "./schema.ts";

/**
 * If an order no longer counts for any of its students: the order that counts instead. An order ends with its academic
 * year, and when another that replaces it comes into force.
 */
export function orderInstead(
  order: FeeOrder,
  others: FeeOrder[],
  { day, year }: { day: string; year: string },
): { by: FeeOrder | undefined } | undefined {
  if (order.year < year) return { by: ordersOn(others, day, year).current };
  const inForce = inForceOn(others, day);
  const batches = order.admittedIn?.length
    ? order.admittedIn
    : ["", ...inForce.flatMap((each) => each.admittedIn ?? [])];
  const counts = batches.some((batch) => unreplaced([...inForce, order], batch).includes(order));
  return counts ? undefined : { by: inForce.find(({ replaces }) => replaces === order.id) };
}
