import { applicationControls } from "#app/features/applications/schema.ts";
import { applicationWords } from "#app/features/applications/words.ts";
import { enquiryControls } from "#app/features/enquiries/schema.ts";
import { enquiryWords } from "#app/features/enquiries/words.ts";
import { feedbackControls } from "#app/features/feedback/schema.ts";
import { feedbackWords } from "#app/features/feedback/words.ts";
import { guardianControls } from "#app/features/submissions/index.ts";
import { submissionWords } from "#app/features/submissions/words.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import type { FormField } from "#app/platform/forms/fields.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

interface CorrectableField {
  control: FormField;
  label: string;
  value: string | null;
}

export function correctableFields(submission: Submission, locale: Locale): CorrectableField[] {
  const { kind, name, phone, text, hscPercentage } = submission;
  if (kind === "feedback") {
    const labels = feedbackWords[locale];
    return [
      { control: feedbackControls.name, label: labels.name, value: name },
      { control: feedbackControls.text, label: labels.text, value: text },
    ];
  }
  const { guardian: labelsOfGuardian } = submissionWords[locale];
  // Optional in the form, since they depend on the age; here the age is known.
  const ofGuardian = (["guardianName", "guardianPhone"] as const).map((field) => ({
    control: { ...guardianControls[field], required: true },
    label: labelsOfGuardian[field],
    value: submission[field],
  }));
  const guardian = submission.isMinor ? ofGuardian : [];
  if (kind === "application") {
    const labels = applicationWords[locale];
    return [
      { control: applicationControls.fullName, label: labels.fullName, value: name },
      { control: applicationControls.phone, label: labels.phone, value: phone },
      ...guardian,
    ];
  }
  const labels = enquiryWords[locale];
  return [
    { control: enquiryControls.fullName, label: labels.fullName, value: name },
    { control: enquiryControls.hscPercentage, label: labels.hscPercentage, value: hscPercentage },
    { control: enquiryControls.contactNumber, label: labels.contactNumber, value: phone },
    ...guardian,
  ];
}
