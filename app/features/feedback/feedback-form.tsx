import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { FormCard } from "#app/features/submissions/index.view.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { feedbackControls } from "./schema.ts";
import { feedbackWords } from "./words.ts";

export function FeedbackForm({ answer }: { answer: FormAnswer }) {
  const words = useWords(feedbackWords);
  return (
    <FormCard id="feedback" kind="feedback" words={words} answer={answer} isRequired>
      <Field {...feedbackControls.name} label={words.name} />
      <Field {...feedbackControls.email} label={words.email} />
      <Field {...feedbackControls.text} label={words.text} />
    </FormCard>
  );
}
