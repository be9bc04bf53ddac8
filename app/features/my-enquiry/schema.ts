import { z } from "zod";
import type { Submission } from "#app/platform/db/tables.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { email, line } from "#app/platform/forms/text.ts";

/** A lookup: the reference, and the email address it was sent with. */
export const lookupForm = z.object({ reference: field(line(40), unknownToBrowser), email });
/** The controls of the form. */
export const lookupControls = formControlsOf(lookupForm.shape);

/** A submission as its sender sees it. */
export interface LookedUp extends Submission {
  /** The office has joined it with what came with another address, or without one: its state is not said. */
  isJoinedWithOthers?: boolean;
}

/** The state of the lookup page. */
export interface LookupAnswer extends Omit<FormAnswer, "done"> {
  /**
   * The submission; `pass` goes into a hidden field and allows the visitor who entered the code to change it for a
   * while.
   */
  record?: { submission: LookedUp; pass: string; isCorrected?: boolean };
  /** The reference of the submission that was just erased. */
  erased?: string;
}
