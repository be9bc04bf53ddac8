import { z } from "zod";
import { type Details, noDetails } from "#app/features/submissions/index.ts";
import { field, formControlsOf } from "#app/platform/forms/fields.ts";
import { email, lines, name } from "#app/platform/forms/text.ts";

export const feedbackForm = z.object({
  name: field(name(120), { autoComplete: "name" }),
  email,
  text: lines(5000, 6),
});
export const feedbackControls = formControlsOf(feedbackForm.shape);

type FeedbackFields = z.output<typeof feedbackForm>;

export const feedbackDetails = (fields: FeedbackFields): Details => ({ ...noDetails, ...fields });
