/** The words of the application form in English. */
export const en = {
  title: "Ask us to contact you",
  lead: "Give your email address or phone number (one is enough), and your name if you like. The office will contact you. This does not reserve a seat: for admission you must register with DTE.",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  orPhone: "Or give only a phone number.",
  orEmail: "Or give only an email address.",
  submit: "Ask to be contacted",
  busy: "Sending...",
  done: "Thank you. We have your request and will contact you. This is not an application for admission. For that, register on DTE's website.",
  mailed: "Keep this number. If you gave an email address, we have emailed it to you too.",
};
