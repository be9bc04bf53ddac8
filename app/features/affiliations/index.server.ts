/** What other features may use. */

export { affiliations, papers } from "./records.server.ts";
