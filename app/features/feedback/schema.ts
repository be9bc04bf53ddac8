import { z } from "zod";
import { type Details, noDetails } from "#app/features/submissions/index.ts";
import { email, lines, name } from "#app/platform/forms/text.ts";

/** Feedback: name, email and the text, all required. */
export const feedbackForm = z.object({ name: name(120), email, text: lines(5000) });

export type FeedbackFields = z.output<typeof feedbackForm>;

/** The stored details of feedback. */
export const feedbackDetails = (fields: FeedbackFields): Details => ({ ...noDetails, ...fields });
