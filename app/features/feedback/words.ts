import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  title: "Write your feedback",
  lead: "Under 18? Please ask a parent or guardian to send it.",
  name: "Name",
  email: "Email",
  text: "Feedback",
  submit: "Send feedback",
  busy: "Sending...",
  done: "Thank you. We have your feedback.",
  mailed: "We have also emailed this number to you.",
};

const mr: typeof en = {
  title: "तुमचा अभिप्राय लिहा",
  lead: "वय १८ पेक्षा कमी आहे? मग पालकांना अभिप्राय पाठवायला सांगा.",
  name: "नाव",
  email: "ईमेल",
  text: "अभिप्राय",
  submit: "अभिप्राय पाठवा",
  busy: "पाठवत आहोत...",
  done: "धन्यवाद. तुमचा अभिप्राय आम्हाला मिळाला.",
  mailed: "हा क्रमांक तुमच्या ईमेलवरही पाठवला आहे.",
};

export const feedbackWords: Record<Locale, typeof en> = { en, mr };
