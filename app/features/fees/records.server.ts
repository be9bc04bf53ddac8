import { academicYear } from "#app/platform/content/academic-year.ts";
import { factFiles, ordersForApplicants } from "#app/platform/content/facts.server.ts";
import { type LeadingOrders, leadingOrders, unreplaced } from "#app/platform/content/fee-orders.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { feeOrderKind } from "./kinds.ts";
import type { FeeOrder } from "./schema.ts";
import type { FeesToday, ShownOrder } from "./shown.ts";

/** The fee orders, in both languages. */
export const feeRecords = filesOfKinds(feeOrderKind);

/** The fees on a day for inspection: the order of its academic year, or the one that was the last. */
export const feesOn = (records: RecordsIn, day = today()): FeesToday =>
  leadingOrders(records.of(feeRecords).feeOrders, day, academicYear(day, yearStartsOn(records.all)));

/** The fees to show today: once the dates of admission have begun, those of the year that it is for. */
export const feesToday = (records: RecordsIn): FeesToday =>
  ordersForApplicants(records.of(feeRecords).feeOrders, records.all.of(factFiles));

/** The same with the texts of both languages. */
export const feesInBothLanguages = (all: PublicRecords): LeadingOrders<FeeOrder> =>
  ordersForApplicants(all.filled(feeRecords).feeOrders, all.of(factFiles));

/** The order of an academic year, also of one that is over or has not begun, for those who are admitted in it. */
export const orderOfYear = (records: RecordsIn, year: string): ShownOrder | undefined =>
  unreplaced(records.of(feeRecords).feeOrders, year).findLast((order) => order.year === year);

/** The academic years that have an order, the newest first. */
export const yearsWithFees = (records: RecordsIn): string[] =>
  [...new Set(records.of(feeRecords).feeOrders.map(({ year }) => year))].sort().reverse();
