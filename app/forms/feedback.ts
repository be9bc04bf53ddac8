import { z } from "zod";
import { email, line, lines } from "./text.ts";

/** Feedback: name, email and the text, all required. */
export const feedbackForm = z.object({ name: line(120), email, text: lines(5000) });

export type FeedbackFields = z.output<typeof feedbackForm>;
