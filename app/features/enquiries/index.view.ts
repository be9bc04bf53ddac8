/** What other features may draw. */

export { EnquiryForm } from "./enquiry-form.tsx";
