/** What other features may use. */

export { committeeKind, organogramKind } from "./kinds.ts";
export type { Committee } from "./schema.ts";
export { committeeWords } from "./words.ts";
