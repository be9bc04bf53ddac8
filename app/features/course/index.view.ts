/** What other features may draw. */

export { Figures } from "./figures.tsx";
