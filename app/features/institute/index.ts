/** What other features may use. */

export type { Facility } from "./schema.ts";
export { collegeGraph } from "./structured-data.ts";
