import type { LeadingOrders } from "#app/platform/content/fee-orders.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { FeeOrder } from "./schema.ts";

export type ShownOrder = Localised<FeeOrder>;

export type FeesToday = LeadingOrders<ShownOrder>;
