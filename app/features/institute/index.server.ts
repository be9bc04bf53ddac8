/** What other features may use. */

export { facilities } from "./records.server.ts";
