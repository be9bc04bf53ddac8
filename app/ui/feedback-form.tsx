import { Field, TextField } from "./field.tsx";
import { FormCard } from "./form-card.tsx";
import { useSite } from "./site.tsx";

/** Name, email and the feedback itself, all required. */
export function FeedbackForm({ sent }: { sent: Record<string, string> | undefined }) {
  const words = useSite().t.feedback;
  return (
    <FormCard id="feedback" words={words} sent={sent} isRequired>
      <Field label={words.name} name="name" autoComplete="name" required maxLength={120} />
      <Field label={words.email} name="email" type="email" autoComplete="email" required maxLength={254} />
      <TextField label={words.text} name="text" required maxLength={5000} />
    </FormCard>
  );
}
