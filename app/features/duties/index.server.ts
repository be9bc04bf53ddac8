/** What other features may use. */

export { waitingDuties } from "./waiting-duties.server.ts";
