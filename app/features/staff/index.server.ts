/** What other features may use. */

export { undelivered } from "./mails/undelivered.server.ts";
export { rolesThatWait } from "./people/roles-that-wait.server.ts";
export { askAgain, formTokenOf, mustConfirm, requireStaff, staffOf, wasKept } from "./staff-of.server.ts";
export { staffServicesContext } from "./staff-services.server.ts";
