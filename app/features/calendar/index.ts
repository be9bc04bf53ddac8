/** What other features may use. */

export { namedDates } from "./named-dates.ts";
