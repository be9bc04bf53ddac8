/** What other features may use. */

export { enquiryControls, enquiryDetails, enquiryForm, spokenEnquiryForm } from "./schema.ts";
export { enquiryWords } from "./words.ts";
