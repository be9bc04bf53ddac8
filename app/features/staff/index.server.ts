/** What other features may use. */

export { mustConfirm, requireStaff, staffOf } from "./staff-of.server.ts";
