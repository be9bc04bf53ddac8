/** What other features may draw. */

export { FeeTable } from "./course-tables.tsx";
export { Figures } from "./figures.tsx";
