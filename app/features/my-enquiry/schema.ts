import { z } from "zod";
import type { Submission } from "#app/platform/db/tables.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { email, line } from "#app/platform/forms/text.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";

/** A lookup: the reference, and the email address it was sent with. */
export const lookupForm = z.object({ reference: field(line(300), unknownToBrowser), email });
export const lookupControls = formControlsOf(lookupForm.shape);

/** Withdrawing a request to be called: its reference, and the last four digits of the number; a whole number is welcome too. */
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

/** A submission as its sender sees it. */
export interface LookedUp extends Submission {
  /**
   * Whether the office has merged it with another address's submission, or one without; its state is then not shown.
   */
  isJoinedWithOthers?: boolean;
}

/** The state of the lookup page. */
export interface LookupAnswer extends Omit<FormAnswer, "done"> {
  /**
   * The submission; `pass` is put in a hidden field and lets the visitor change it for a while after entering the code.
   */
  record?: { submission: LookedUp; pass: string; isCorrected?: boolean };
  /** The reference of the submission that was just erased. */
  erased?: string;
  /** A request to be called was erased, if reference and number matched one. */
  isWithdrawn?: true;
}
