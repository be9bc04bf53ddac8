/** The words of the admission enquiry in English. */
export const en = {
  title: "Admission Enquiry Form",
  lead: "Leave your details. We call or write back on the next working day.",
  fullName: "Full name",
  hscPercentage: "HSC (12th) percentage",
  hscPlaceholder: "e.g., 85.50%",
  email: "Email",
  contactNumber: "Contact number",
  contactPlaceholder: "10-digit mobile number",
  codeNote: "We send a 6-digit code to your email to make sure the answer reaches you.",
  done: "Enquiry submitted successfully! We will contact you shortly.",
  mailed: "We also send it to your email.",
};
