import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { FormCard } from "#app/features/submissions/index.view.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { fieldKinds } from "#app/platform/forms/field-kinds.ts";
import { feedbackWords } from "./words.ts";

/** Name, email and the feedback itself, all required. */
export function FeedbackForm({ answer }: { answer: FormAnswer }) {
  const words = useWords(feedbackWords);
  return (
    <FormCard id="feedback" kind="feedback" words={words} answer={answer} isRequired>
      <Field {...fieldKinds.name} label={words.name} required />
      <Field {...fieldKinds.email} label={words.email} required />
      <Field {...fieldKinds.text} label={words.text} required />
    </FormCard>
  );
}
