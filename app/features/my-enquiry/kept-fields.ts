import { applicationWords } from "#app/features/applications/index.ts";
import { enquiryWords } from "#app/features/enquiries/index.ts";
import { feedbackWords } from "#app/features/feedback/index.ts";
import { submissionWords } from "#app/features/submissions/index.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { fieldKinds } from "#app/platform/forms/field-kinds.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

interface KeptField {
  /** The kind of field; its name is the one in the original form. */
  kind: (typeof fieldKinds)[keyof typeof fieldKinds];
  label: string;
  value: string | null;
  /** Whether the original form required it. */
  isRequired: boolean;
}

/** The fields of a submission that can be corrected, as its form has them; the email address that opens it cannot. */
export function keptFields(submission: Submission, locale: Locale): KeptField[] {
  const { kind, name, phone } = submission;
  const field = (of: keyof typeof fieldKinds, label: string, value: string | null, isRequired: boolean): KeptField => ({
    kind: fieldKinds[of],
    label,
    value,
    isRequired,
  });
  if (kind === "feedback") {
    const labels = feedbackWords[locale];
    return [field("name", labels.name, name, true), field("text", labels.text, submission.text, true)];
  }
  const { guardian: guardianLabels } = submissionWords[locale];
  const guardian = submission.isMinor
    ? [
        field("guardianName", guardianLabels.guardianName, submission.guardianName, true),
        field("guardianPhone", guardianLabels.guardianPhone, submission.guardianPhone, true),
      ]
    : [];
  if (kind === "application") {
    const labels = applicationWords[locale];
    return [field("fullName", labels.fullName, name, false), field("phone", labels.phone, phone, false), ...guardian];
  }
  const labels = enquiryWords[locale];
  return [
    field("fullName", labels.fullName, name, true),
    field("hscPercentage", labels.hscPercentage, submission.hscPercentage, true),
    field("contactNumber", labels.contactNumber, phone, true),
    ...guardian,
  ];
}
