import { z } from "zod";
import { day, picture, type Text, text } from "#app/platform/content/text.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

const subject = z.strictObject({ code: z.string().min(1), name: text, practical: z.boolean() });
const fee = z.strictObject({
  name: text,
  /** The fee that most schemes pay part of, or that is returned; undefined for other fees. */
  kind: z.enum(["tuition", "deposit"], "tuition or deposit").optional(),
  firstYear: z.int().min(0),
  secondYear: z.int().min(0),
});

/** A diploma holder's first step: register as a pharmacist, join a company, or study on. */
const way = z.enum(["register", "join", "study"], "register, join or study");
const career = z.strictObject({ title: text, description: text, next: text, way });
const date = z
  .strictObject({
    name: text,
    from: day,
    to: day.optional(),
    status: z.enum(["expected", "announced"], "expected or announced"),
    changedOn: day.optional(),
  })
  .refine(({ from, to = from }) => from <= to, { path: ["to"], error: "a day that is not before from" });

/** A text of the records with the course's minimum of 12th marks for `{percent}`, so that one field has the figure. */
export const fillPercent = (text: string, percent: number, locale: Locale): string =>
  text.replaceAll("{percent}", formatDigits(percent, locale));

const withPercent =
  (percent: number) =>
  ({ en, mr }: Text): Text => ({ en: fillPercent(en, percent, "en"), mr: fillPercent(mr, percent, "mr") });

const shape = z.strictObject({
  name: text,
  fullName: text,
  overview: z.array(text).min(1),
  years: z.int().min(1),
  intake: z.int().min(1),
  minimumPercent: z.int().min(1).max(100),
  eligibility: z.array(text).min(1),
  eligibilityShort: text,
  /** Who decides the minimum, and what to do with lower marks; shown wherever the figure is. */
  minimumNote: text,
  entrance: text,
  entranceExam: z.boolean(),
  /** Follows the line of approvals from institute.yaml. */
  approvalsNote: text,
  medium: text,
  highlights: z.array(z.strictObject({ picture: picture.optional(), title: text, description: text })).min(1),
  firstYear: z.array(subject).min(1),
  secondYear: z.array(subject).min(1),
  training: text,
  registration: text,
  careers: z.array(career).min(1),
  /** Rupees a year. */
  fees: z.array(fee).min(1),
  feesNote: text,
  steps: z.array(z.strictObject({ title: text, description: text })).length(4),
  dates: z.array(date).min(1),
  /** A note on all the dates. */
  datesNote: text.optional(),
});

/** content/records/course.yaml: all data of the D.Pharm pages and PDFs. */
export const courseShape = shape.transform((course) => {
  const filled = withPercent(course.minimumPercent);
  return {
    ...course,
    eligibility: course.eligibility.map(filled),
    eligibilityShort: filled(course.eligibilityShort),
    minimumNote: filled(course.minimumNote),
  };
});
export type Course = z.infer<typeof courseShape>;
