import { academicYear } from "#app/platform/content/academic-year.ts";
import { ordersOn } from "#app/platform/content/fee-orders.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { feeOrderKind } from "./kinds.ts";
import type { FeesToday } from "./shown.ts";

/** The fee orders, in both languages. */
export const feeRecords = filesOfKinds(feeOrderKind);

/** The fees today: the order of this academic year, or the one that was the last. */
export function feesToday(records: RecordsIn): FeesToday {
  const day = today();
  const year = academicYear(day, yearStartsOn(records.all));
  return { year, ...ordersOn(records.of(feeRecords).feeOrders, day, year) };
}
