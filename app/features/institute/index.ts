/** What other features may use. */

export { appearanceKind } from "./appearance-kind.ts";
export { collegeGraph } from "./structured-data.ts";
