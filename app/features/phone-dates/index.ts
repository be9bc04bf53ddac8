export type { DateItem } from "./date-item.ts";
export { namedDates } from "./named-dates.ts";
export { titleOfDate } from "./titles.ts";
