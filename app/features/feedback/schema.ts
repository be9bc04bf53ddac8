import { z } from "zod";
import { email, lines, name } from "#app/platform/forms/text.ts";

/** Feedback: name, email and the text, all required. */
export const feedbackForm = z.object({ name: name(120), email, text: lines(5000) });

export type FeedbackFields = z.output<typeof feedbackForm>;
