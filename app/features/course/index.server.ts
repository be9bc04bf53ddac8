/** What other features may use. */

export { admissionDates, course } from "./records.server.ts";
