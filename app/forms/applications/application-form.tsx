import { FormCard, GuardianFields } from "#app/forms/submissions/form-card.tsx";
import type { FormAnswer } from "#app/lib/forms/form-answer.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useWords } from "#app/ui/site.tsx";
import { applicationControls, applicationWords } from "./application.ts";

export function ApplicationForm({ answer }: { answer: FormAnswer }) {
  const words = useWords(applicationWords);
  return (
    <FormCard id="apply" kind="application" words={words} answer={answer}>
      <Field {...applicationControls.fullName} label={words.fullName} />
      <Field {...applicationControls.email} label={words.email} hint={words.orPhone} isNeeded />
      <Field {...applicationControls.phone} label={words.phone} hint={words.orEmail} isNeeded />
      <GuardianFields />
    </FormCard>
  );
}
