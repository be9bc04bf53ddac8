/** What other features may use. */

export { EnquiryForm } from "./enquiry-form.tsx";
export { enquiryDetails, enquiryForm } from "./schema.ts";
export { enquiryWords } from "./words.ts";
