import { z } from "zod";
import { type Details, noDetails } from "#app/forms/submissions/submission.ts";
import { email, field, formControlsOf, lines, name } from "#app/lib/forms/fields.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

export const feedbackForm = z.object({
  name: field(name(120), { autoComplete: "name" }),
  email,
  text: lines(5000, 6),
});
export const feedbackControls = formControlsOf(feedbackForm.shape);

type FeedbackFields = z.output<typeof feedbackForm>;

export const feedbackDetails = (fields: FeedbackFields): Details => ({ ...noDetails, ...fields });

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
