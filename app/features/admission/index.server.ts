/** What other features may use. */

export { admissionDocuments } from "./records.server.ts";
