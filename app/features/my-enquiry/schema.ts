import { z } from "zod";
import type { Submission } from "#app/platform/db/tables.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { email, line } from "#app/platform/forms/text.ts";

/** Whoever asks for what is kept about them: the reference, and the address it was sent with. */
export const lookupForm = z.object({ reference: line(40), email });

/** How the page that looks up a reference stands. */
export interface LookupAnswer extends Omit<FormAnswer, "done"> {
  /** What is kept; `pass` allows whoever entered the code to change it for a while, in a hidden field. */
  record?: { submission: Submission; pass: string; isCorrected?: boolean };
  /** The reference of what was just erased. */
  erased?: string;
}
