/** What other features may use. */

export { also } from "./options.ts";
export type { AdmissionDocument } from "./schema.ts";
export { admissionWords } from "./words.ts";
