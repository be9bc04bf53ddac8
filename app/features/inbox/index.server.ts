/** What other features may use. */

export { type Inbox, inboxContext } from "./inbox.server.ts";
export { messageTemplates } from "./records.server.ts";
