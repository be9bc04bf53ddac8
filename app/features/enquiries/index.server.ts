export { enquiriesContext } from "./enquiries.service.server.ts";
export { answerEnquiry, enquiryAtLink } from "./enquiry.action.server.ts";
