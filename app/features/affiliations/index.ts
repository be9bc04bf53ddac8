/** What other features may use. */

export type { Affiliation, DatedAffiliation } from "./schema.ts";
export { isHeld } from "./schema.ts";
export { affiliationWords } from "./words.ts";
