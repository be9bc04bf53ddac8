/** What other features may use. */

export { inboxContext } from "./inbox.server.ts";
