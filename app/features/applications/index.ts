/** What other features may use. */

export { applicationDetails, applicationForm } from "./schema.ts";
export { applicationWords } from "./words.ts";
