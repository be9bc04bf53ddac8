/** What other features may use. */

export { type Affiliation, isHeld } from "./schema.ts";
export { affiliationWords } from "./words.ts";
