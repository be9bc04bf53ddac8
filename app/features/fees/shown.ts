import type { OrdersOn } from "#app/platform/content/fee-orders.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { FeeOrder } from "./schema.ts";

/** A fee order in one language. */
export type ShownOrder = Localised<FeeOrder>;

/** The fee orders that count today, with today's academic year. */
export interface FeesIn<Order> extends OrdersOn<Order> {
  year: string;
}

/** The same in one language. */
export type FeesToday = FeesIn<ShownOrder>;
