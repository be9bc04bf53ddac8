import { Field } from "#app/design/forms/field.tsx";
import { useWords } from "#app/design/site.tsx";
import { FormCard, GuardianFields } from "#app/features/submissions/index.view.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { applicationControls } from "./schema.ts";
import { applicationWords } from "./words.ts";

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
