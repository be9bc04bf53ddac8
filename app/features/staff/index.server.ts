/** What other features may use. */

export { askAgain, formTokenOf, mustConfirm, requireStaff, staffOf, wasKept } from "./staff-of.server.ts";
