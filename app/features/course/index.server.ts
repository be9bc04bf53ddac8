/** What other features may use. */

export { course } from "./records.server.ts";
