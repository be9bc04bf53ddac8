/** What other features may use. */

export { collegeGraph } from "./structured-data.ts";
