/** The words of the admission enquiry in English. */
export const en = {
  title: "Admission Enquiry Form",
  lead: "Leave your details. We will call or email you on the next working day.",
  fullName: "Full name",
  hscPercentage: "12th (HSC) percentage",
  hscPlaceholder: "e.g., 85.50%",
  hscHint: "Result not out yet? Write “awaited”.",
  email: "Email",
  contactNumber: "Contact number",
  contactPlaceholder: "10-digit mobile number",
  codeNote: "We send a 6-digit OTP to your email, to be sure that our answer reaches you.",
  done: "Enquiry submitted successfully! We will contact you shortly.",
  mailed: "We have also emailed this number to you.",
};
