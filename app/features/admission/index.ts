/** What other features may use. */

export type { AdmissionDocument } from "./schema.ts";
export { admissionWords } from "./words.ts";
