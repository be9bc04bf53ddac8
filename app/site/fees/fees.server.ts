import { academicYear, yearBefore } from "#app/cms/content/academic-year.ts";
import { factFiles, ordersForApplicants } from "#app/cms/content/facts.server.ts";
import { feeRows, type LeadingOrders, leadingOrders, unreplaced } from "#app/cms/content/fee-orders.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { formatRupees } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import type { FeeOrder, FeesToday, ShownOrder } from "./fee-order.ts";
import { feeOrderKind } from "./fee-order-kind.ts";

export const feeRecords = filesOfKinds(feeOrderKind);

/** For inspection: the order of that day's academic year, or the last one before. */
export const feesOn = (records: RecordsIn, day = today()): FeesToday =>
  leadingOrders(records.of(feeRecords).feeOrders, day, academicYear(day, yearStartsOn(records.all)));

/** Once the dates of admission have begun, the fees of the year that it is for. */
export const feesToday = (records: RecordsIn): FeesToday =>
  ordersForApplicants(records.of(feeRecords).feeOrders, records.all.of(factFiles));

/**
 * What families calculate with: while a year that has begun has no order, that of the year before, named as such. The
 * order has ended, so papers, quotes and data do not have it.
 */
export function feesToCalculate(fees: FeesToday): FeesToday {
  const { current, lapsed, year } = fees;
  if (current || !lapsed || lapsed.year !== yearBefore(year)) return fees;
  return { ...fees, current: lapsed, year: lapsed.year, notFixedFor: year };
}

export const feesInBothLanguages = (all: PublicRecords): LeadingOrders<FeeOrder> =>
  ordersForApplicants(all.filled(feeRecords).feeOrders, all.of(factFiles));

/** For those admitted in that year; also of a past or future year. */
export const orderOfYear = (records: RecordsIn, year: string): ShownOrder | undefined =>
  unreplaced(records.of(feeRecords).feeOrders, year).findLast((order) => order.year === year);

/** Newest first. */
export const yearsWithFees = (records: RecordsIn): string[] =>
  [...new Set(records.of(feeRecords).feeOrders.map(({ year }) => year))].sort().reverse();

export function searchable(records: RecordsIn): SearchDocument[] {
  const { locale } = records;
  const { current } = feesToday(records);
  if (!current) return [];
  const amounts = feeRows(current).map(
    ({ name, firstYear, secondYear }) =>
      `${name}: ${formatRupees(firstYear, locale)}, ${formatRupees(secondYear, locale)}`,
  );
  const others = [...current.refusable, ...current.toOthers].map(({ name, note }) => `${name}: ${note}`);
  return [documentsIn(locale).further("/admission/fees", ...amounts, ...others, current.number, current.note)];
}
