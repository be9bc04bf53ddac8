import { z } from "zod";
import { applicationControls, applicationWords } from "#app/forms/applications/application.ts";
import { enquiryControls, enquiryWords } from "#app/forms/enquiries/enquiry.ts";
import { feedbackControls, feedbackWords } from "#app/forms/feedback/feedback.ts";
import { guardianControls } from "#app/forms/submissions/submission.ts";
import { submissionWords } from "#app/forms/submissions/submission-words.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { email, type FormField, field, formControlsOf, line, unknownToBrowser } from "#app/lib/forms/fields.ts";
import type { FormAnswer } from "#app/lib/forms/form-answer.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { myEnquiryWords } from "./my-enquiry-words.ts";

export const lookupForm = z.object({ reference: field(line(300), unknownToBrowser), email });
export const lookupControls = formControlsOf(lookupForm.shape);

/** For a request to be called. The last four digits of the number are needed; a whole number is accepted too. */
export const withdrawalForm = z.object({
  reference: lookupForm.shape.reference,
  lastDigits: field(
    line(40)
      .transform((typed) => latinDigits(typed).replace(/\D/g, ""))
      .refine((digits) => digits.length >= 4, "number")
      .transform((digits) => digits.slice(-4)),
    { type: "tel", inputMode: "numeric", autoComplete: "off" },
  ),
});
export const withdrawalControls = formControlsOf(withdrawalForm.shape);

export interface LookedUp extends Submission {
  /** The office has merged it with a submission of another address, or of none: its state is not shown. */
  isJoinedWithOthers?: boolean;
}

export interface LookupAnswer extends Omit<FormAnswer, "done"> {
  /** `pass` is put in a hidden field and lets the visitor change the submission for a while. */
  record?: { submission: LookedUp; pass: string; isCorrected?: boolean };
  erased?: string;
  isWithdrawn?: true;
}

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

/** Feedback has different words, as it needs no answer. */
export function statusInWords(
  { kind, status, isJoinedWithOthers }: LookedUp,
  { statuses, next, feedback, shared }: (typeof myEnquiryWords)["en"],
): { status: string; next: string } {
  if (isJoinedWithOthers) return shared;
  const differing = kind === "feedback" ? feedback : undefined;
  return {
    status: { ...statuses, ...differing?.statuses }[status],
    next: { ...next.steps, ...differing?.steps }[status],
  };
}
