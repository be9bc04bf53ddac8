/** What other features may use. */

export { familyCost } from "./family-cost.ts";
export type { FeesToday, ShownOrder } from "./shown.ts";
