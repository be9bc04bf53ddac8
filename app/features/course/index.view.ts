/** What other features may draw. */

export { Calendar } from "./calendar.tsx";
export { FeeTable } from "./course-tables.tsx";
export { Figures } from "./figures.tsx";
