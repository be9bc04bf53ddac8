import { z } from "zod";
import { day, text } from "#app/platform/content/text.ts";

const subject = z.strictObject({ code: z.string().min(1), name: text, practical: z.boolean() });
const fee = z.strictObject({
  name: text,
  /** What most schemes pay a part of, or what comes back; other fees have none. */
  kind: z.enum(["tuition", "deposit"], "tuition or deposit").optional(),
  firstYear: z.int().min(0),
  secondYear: z.int().min(0),
});

/** content/records/course.yaml: all data of the D.Pharm pages and PDFs. */
export const courseShape = z.strictObject({
  name: text,
  fullName: text,
  overview: z.array(text).min(1),
  years: z.int().min(1),
  intake: z.int().min(1),
  minimumPercent: z.int().min(1).max(100),
  eligibility: z.array(text).min(1),
  eligibilityShort: text,
  entrance: text,
  entranceExam: z.boolean(),
  approvedBy: text,
  medium: text,
  highlights: z.array(z.strictObject({ title: text, description: text })).min(1),
  firstYear: z.array(subject).min(1),
  secondYear: z.array(subject).min(1),
  training: text,
  careers: z.array(z.strictObject({ title: text, description: text })).min(1),
  /** Rupees a year. */
  fees: z.array(fee).min(1),
  feesNote: text,
  steps: z.array(z.strictObject({ title: text, description: text })).length(4),
  dates: z.array(z.strictObject({ name: text, from: day, to: day.optional() })),
});
export type Course = z.infer<typeof courseShape>;
