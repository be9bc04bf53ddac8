/** Components that other features may use. */

export { Calendar } from "./calendar.tsx";
export { FeeTable } from "./course-tables.tsx";
export { Figures } from "./figures.tsx";
