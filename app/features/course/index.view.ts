export { Calendar } from "./calendar.tsx";
export { Figures } from "./figures.tsx";
