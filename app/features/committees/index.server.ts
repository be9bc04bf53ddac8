/** What other features may use. */

export { committees } from "./records.server.ts";
