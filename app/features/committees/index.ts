/** What other features may use. */

export type { Committee } from "./schema.ts";
export { committeeWords } from "./words.ts";
