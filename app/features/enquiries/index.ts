/** What other features may use. */

export { enquiryControls, enquiryDetails, enquiryForm } from "./schema.ts";
export { enquiryWords } from "./words.ts";
