/** What other features may use. */

export { notices, quickLinks } from "./records.server.ts";
