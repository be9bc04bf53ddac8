/** What other features may use. */

export { requireStaff, staffOf } from "./staff-of.server.ts";
