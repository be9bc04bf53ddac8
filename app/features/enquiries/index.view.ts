/** Components that other features may use. */

export { EnquiryForm } from "./enquiry-form.tsx";
