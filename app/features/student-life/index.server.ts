/** What other features may use. */

export { studentLife } from "./records.server.ts";
