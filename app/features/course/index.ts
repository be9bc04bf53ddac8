/** What other features may use. */

export { Figures } from "./figures.tsx";
export type { Course } from "./schema.ts";
export { courseWords } from "./words.ts";
