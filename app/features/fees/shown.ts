import type { LeadingOrders } from "#app/platform/content/fee-orders.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { FeeOrder } from "./schema.ts";

/** A fee order in one language. */
export type ShownOrder = Localised<FeeOrder>;

/** The fee orders to show today, in one language. */
export type FeesToday = LeadingOrders<ShownOrder>;
