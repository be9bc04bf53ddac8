/** Components that other features may use. */

export { Calendar } from "./calendar.tsx";
export { Figures } from "./figures.tsx";
