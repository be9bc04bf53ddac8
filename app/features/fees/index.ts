export {
  categories,
  type Family,
  familyAnswers,
  familyEntries,
  familyIn,
  familyParameters,
  feesAddressFor,
  isFamilyKnown,
  isReserved,
  possibleFamilies,
} from "./family.ts";
export { ceilingOf, familyCost } from "./family-cost.ts";
export { categoryName } from "./family-words.ts";
export { feesInJson } from "./fees-json.ts";
export { feesJsonShape } from "./fees-json-shape.ts";
export { feesTitle } from "./fees-title.ts";
export { type FirstDay, firstDayFor } from "./first-day.ts";
export { fixedByText } from "./fixed-by.ts";
export { isForFamilies } from "./payer-rows.ts";
export type { FeesToday, ShownOrder } from "./shown.ts";
