import type { FormAnswer } from "#app/forms/answer.ts";
import { Field } from "./field.tsx";
import { fieldKinds } from "./field-kinds.ts";
import { FormCard } from "./form-card.tsx";
import { useSite } from "./site.tsx";

/** Name, email and the feedback itself, all required. */
export function FeedbackForm({ answer }: { answer: FormAnswer }) {
  const words = useSite().t.feedback;
  return (
    <FormCard id="feedback" kind="feedback" answer={answer} isRequired>
      <Field {...fieldKinds.name} label={words.name} required />
      <Field {...fieldKinds.email} label={words.email} required />
      <Field {...fieldKinds.text} label={words.text} required />
    </FormCard>
  );
}
