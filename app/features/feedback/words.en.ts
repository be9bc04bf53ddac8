/** The words of the feedback form in English. */
export const en = {
  title: "Write your feedback",
  lead: "Under 18? Please ask a parent or guardian to send it. If you study here, you can also tell your teacher guardian or the office.",
  name: "Name",
  email: "Email",
  text: "Feedback",
  submit: "Send feedback",
  busy: "Sending...",
  done: "Thank you. We have your feedback.",
  mailed: "We have also emailed this number to you.",
};
