/** What other features may use. */

export type { Affiliation } from "./schema.ts";
