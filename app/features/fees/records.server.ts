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

export const feeRecords = filesOfKinds(feeOrderKind);

/** For inspection: the order of that day's academic year, or the last one before. */
export const feesOn = (records: RecordsIn, day = today()): FeesToday =>
  leadingOrders(records.of(feeRecords).feeOrders, day, academicYear(day, yearStartsOn(records.all)));

/** Once the dates of admission have begun, the fees of the year that it is for. */
export const feesToday = (records: RecordsIn): FeesToday =>
  ordersForApplicants(records.of(feeRecords).feeOrders, records.all.of(factFiles));

export const feesInBothLanguages = (all: PublicRecords): LeadingOrders<FeeOrder> =>
  ordersForApplicants(all.filled(feeRecords).feeOrders, all.of(factFiles));

/** For those admitted in that year; also of a past or future year. */
export const orderOfYear = (records: RecordsIn, year: string): ShownOrder | undefined =>
  unreplaced(records.of(feeRecords).feeOrders, year).findLast((order) => order.year === year);

/** Newest first. */
export const yearsWithFees = (records: RecordsIn): string[] =>
  [...new Set(records.of(feeRecords).feeOrders.map(({ year }) => year))].sort().reverse();
