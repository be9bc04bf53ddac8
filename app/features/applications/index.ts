/** What other features may use. */

export { applicationControls, applicationDetails, applicationForm } from "./schema.ts";
export { applicationWords } from "./words.ts";
