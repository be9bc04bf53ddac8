import { academicYear } from "#app/platform/content/academic-year.ts";
import { type DatedOrder, ordersOn, unreplaced } from "#app/platform/content/fee-orders.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { feeOrderKind } from "./kinds.ts";
import type { FeeOrder } from "./schema.ts";
import type { FeesIn, FeesToday, ShownOrder } from "./shown.ts";

/** The fee orders, in both languages. */
export const feeRecords = filesOfKinds(feeOrderKind);

function feesOn<Order extends DatedOrder>(orders: Order[], all: PublicRecords, day = today()): FeesIn<Order> {
  const year = academicYear(day, yearStartsOn(all));
  return { year, ...ordersOn(orders, day, year) };
}

/** The fees on a day, today unless another is given: the order of its academic year, or the one that was the last. */
export const feesToday = (records: RecordsIn, day?: string): FeesToday =>
  feesOn(records.of(feeRecords).feeOrders, records.all, day);

/** The same with the texts of both languages. */
export const feesInBothLanguages = (all: PublicRecords): FeesIn<FeeOrder> =>
  feesOn(all.filled(feeRecords).feeOrders, all);

/** The order of an academic year, also of one that is over or has not begun, for those who are admitted in it. */
export const orderOfYear = (records: RecordsIn, year: string): ShownOrder | undefined =>
  unreplaced(records.of(feeRecords).feeOrders, year).findLast((order) => order.year === year);

/** The academic years that have an order, the newest first. */
export const yearsWithFees = (records: RecordsIn): string[] =>
  [...new Set(records.of(feeRecords).feeOrders.map(({ year }) => year))].sort().reverse();
