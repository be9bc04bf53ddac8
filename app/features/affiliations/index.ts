/** What other features may use. */

export type { Affiliation } from "./schema.ts";
export { affiliationWords } from "./words.ts";
