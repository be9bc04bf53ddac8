/** What other features may use. */

export { mustConfirm, requireStaff, staffOf } from "./staff-of.server.ts";
export { allStaff, type ListedStaff } from "./staff-users.rows.server.ts";
