/** What other features may use. */

export { committees, membersOf } from "./records.server.ts";
