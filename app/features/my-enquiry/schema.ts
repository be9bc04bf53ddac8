import { z } from "zod";
import type { Submission } from "#app/platform/db/tables.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { email, line } from "#app/platform/forms/text.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";

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
