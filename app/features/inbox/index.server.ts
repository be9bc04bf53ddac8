/** What other features may use. */

export { inboxContext } from "./inbox.server.ts";
export { officeDayAfter } from "./office-days.server.ts";
