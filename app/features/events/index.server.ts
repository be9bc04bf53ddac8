/** What other features may use. */

export { eventsIn } from "./records.server.ts";
