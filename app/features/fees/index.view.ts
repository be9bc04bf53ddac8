export { FamilyQuestions } from "./family-questions.tsx";
export { FeesOfYear, NoFees, ReplacedFees, SecondYearFees } from "./fee-table.tsx";
export { FirstDayAnswer, FirstDayForm } from "./first-day-form.tsx";
export { OrderFacts, OrderLists, OrderSource } from "./order-facts.tsx";
export { YearFees, YearsWithFees } from "./year-fees.tsx";
