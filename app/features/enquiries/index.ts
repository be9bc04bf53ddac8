/** What other features may use. */

export { enquiryDetails, enquiryForm } from "./schema.ts";
export { enquiryWords } from "./words.ts";
