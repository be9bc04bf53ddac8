/** What other features may use. */

export { rolesThatWait } from "./people/roles-that-wait.server.ts";
export { askAgain, formTokenOf, mustConfirm, requireStaff, staffOf, wasKept } from "./staff-of.server.ts";
