/** What other features may use. */

export { facilityKind, instituteKind } from "./kinds.ts";
export type { Facility } from "./schema.ts";
export { collegeGraph } from "./structured-data.ts";
