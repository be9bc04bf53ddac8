/** Components that other features may use. */

export { FeesOfYear, NoFees, ReplacedFees, SecondYearFees } from "./fee-table.tsx";
export { FamilyQuestions, FirstDayAnswer, FirstDayForm } from "./first-day-form.tsx";
export { OrderFacts, OrderLists } from "./order-facts.tsx";
export { YearFees, YearsWithFees } from "./year-fees.tsx";
