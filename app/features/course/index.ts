/** What other features may use. */

export type { Course } from "./schema.ts";
export { courseWords } from "./words.ts";
