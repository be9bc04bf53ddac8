/** What other features may use. */

export { officeMeta } from "./office-meta.ts";
export { may, type StaffRight } from "./roles.ts";
