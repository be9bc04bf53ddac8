/** What other features may use. */

export { membersOf } from "./records.server.ts";
