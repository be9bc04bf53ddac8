/** The words of the application form in English. */
export const en = {
  title: "Application form",
  lead: "Leave your name and one way to reach you, email or phone.",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  submit: "Send application",
  busy: "Sending...",
  done: "Thank you. We have your application.",
  mailed: "Keep this number. If you gave an email address, we also send it there.",
};
