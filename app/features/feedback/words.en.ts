/** The words of the feedback form in English. */
export const en = {
  title: "Write your feedback",
  lead: "",
  name: "Name",
  email: "Email",
  text: "Feedback",
  submit: "Send feedback",
  busy: "Sending...",
  done: "Thank you. We have your feedback.",
  mailed: "We also send it to your email.",
};
