import { Field } from "./field.tsx";
import { FormCard } from "./form-card.tsx";
import { useSite } from "./site.tsx";

/** The admission enquiry: four fields, all required. */
export function EnquiryForm({ sent }: { sent: Record<string, string> | undefined }) {
  const { link, t } = useSite();
  const words = t.enquiry;
  return (
    <FormCard id="enquiry" words={words} action={link("/")} sent={sent} isRequired>
      <Field label={words.fullName} name="fullName" autoComplete="name" required maxLength={120} />
      <Field
        label={words.hscPercentage}
        name="hscPercentage"
        placeholder={words.hscPlaceholder}
        required
        maxLength={20}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={words.codeNote}
        required
        maxLength={254}
      />
      <Field
        label={words.contactNumber}
        name="contactNumber"
        type="tel"
        autoComplete="tel"
        placeholder={words.contactPlaceholder}
        required
        maxLength={20}
      />
    </FormCard>
  );
}
