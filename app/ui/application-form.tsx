import { Field } from "./field.tsx";
import { FormCard } from "./form-card.tsx";
import { useSite } from "./site.tsx";

/** The D.Pharm application: no field is required, but one way to reach the person is needed, and the form says so. */
export function ApplicationForm({ sent }: { sent: Record<string, string> | undefined }) {
  const words = useSite().t.application;
  return (
    <FormCard id="apply" words={words} sent={sent}>
      <Field label={words.fullName} name="fullName" autoComplete="name" maxLength={120} />
      <Field label={words.email} name="email" type="email" autoComplete="email" maxLength={254} />
      <Field label={words.phone} name="phone" type="tel" autoComplete="tel" maxLength={20} />
    </FormCard>
  );
}
