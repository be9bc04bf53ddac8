import type { Words } from "#app/design/words/words.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { fieldKinds } from "#app/platform/forms/field-kinds.ts";

interface KeptField {
  /** The kind of field; its name is the one in the original form. */
  kind: (typeof fieldKinds)[keyof typeof fieldKinds];
  label: string;
  value: string | null;
  /** Whether the original form required it. */
  isRequired: boolean;
}

/** The fields of a submission that can be corrected, as its form has them; the email address that opens it cannot. */
export function keptFields(submission: Submission, t: Words): KeptField[] {
  const { kind, name, phone } = submission;
  const field = (of: keyof typeof fieldKinds, label: string, value: string | null, isRequired: boolean): KeptField => ({
    kind: fieldKinds[of],
    label,
    value,
    isRequired,
  });
  if (kind === "feedback")
    return [field("name", t.feedback.name, name, true), field("text", t.feedback.text, submission.text, true)];
  const guardian = submission.isMinor
    ? [
        field("guardianName", t.guardian.guardianName, submission.guardianName, true),
        field("guardianPhone", t.guardian.guardianPhone, submission.guardianPhone, true),
      ]
    : [];
  if (kind === "application")
    return [
      field("fullName", t.application.fullName, name, false),
      field("phone", t.application.phone, phone, false),
      ...guardian,
    ];
  return [
    field("fullName", t.enquiry.fullName, name, true),
    field("hscPercentage", t.enquiry.hscPercentage, submission.hscPercentage, true),
    field("contactNumber", t.enquiry.contactNumber, phone, true),
    ...guardian,
  ];
}
