/** The words of the application form in English. */
export const en = {
  title: "Application form: ask us to contact you",
  lead: "Give your email address or phone number (one is enough), and your name if you like. The office will contact you. This does not reserve a seat: admission is through DTE's website.",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  orPhone: "Or give only a phone number.",
  orEmail: "Or give only an email address.",
  submit: "Ask to be contacted",
  busy: "Sending...",
  done: "Thank you. We have your request and will contact you. To be admitted you must also register on DTE's website.",
  mailed: "Keep this number. If you gave an email address, we have emailed it to you too.",
};
