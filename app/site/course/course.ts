import { z } from "zod";
import { day, type Localised, picture, slug, type Text, text } from "#app/cms/content/text.ts";

const subject = z.strictObject({ name: text, code: z.string().min(1), practical: z.boolean() });

/** A diploma holder's first step. */
const way = z.enum(["register", "join", "study"], "register, join or study");
const career = z.strictObject({ title: text, description: text, next: text, way });
const date = z
  .strictObject({
    name: text,
    from: day,
    to: day.optional(),
    status: z.enum(["expected", "announced"], "expected or announced"),
    changedOn: day.optional(),
    /** The first day before the change. */
    changedFrom: day.optional(),
    /** Id of a stage in admission-stages.yaml. */
    stage: slug.optional(),
  })
  .refine(({ from, to = from }) => from <= to, { path: ["to"], error: "a day that is not before from" });

/** content/records/course.yaml */
export const courseShape = z.strictObject({
  name: text,
  fullName: text,
  overview: z.array(text).min(1),
  years: z.int().min(1),
  intake: z.int().min(1).max(300).optional(),
  /** Missing while the institute asks for no more than PCI: a pass. */
  minimumPercent: z.int().min(1).max(100).optional(),
  eligibility: z.array(text).min(1),
  eligibilityShort: text,
  /** Who decides the minimum, and what to do with lower marks; shown wherever the figure is. */
  minimumNote: text,
  entrance: text,
  entranceExam: z.boolean(),
  /** Shown after the line of approvals, which comes from the register. */
  approvalsNote: text,
  medium: text.optional(),
  training: text,
  registration: text,
});

/** content/records/subjects.yaml */
export const subjectsShape = z.strictObject({
  firstYear: z.array(subject).min(1),
  secondYear: z.array(subject).min(1),
});

/** content/records/highlights.yaml */
export const highlightsShape = z.strictObject({
  highlights: z.array(z.strictObject({ picture: picture.optional(), title: text, description: text })),
});

/** content/records/careers.yaml */
export const careersShape = z.strictObject({ careers: z.array(career).min(1) });

/** content/records/admission-steps.yaml */
export const admissionStepsShape = z.strictObject({
  steps: z.array(z.strictObject({ title: text, description: text })).length(4),
});

/** content/records/admission-dates.yaml */
export const admissionDatesShape = z.strictObject({ dates: z.array(date), note: text.optional() });

export type AdmissionDatesRecord = z.infer<typeof admissionDatesShape>;

interface Parts {
  course: z.infer<typeof courseShape>;
  subjects: z.infer<typeof subjectsShape>;
  highlights: z.infer<typeof highlightsShape>;
  careers: z.infer<typeof careersShape>;
  admissionSteps: z.infer<typeof admissionStepsShape>;
  admissionDates: AdmissionDatesRecord;
}

export type Course = Parts["course"] &
  Parts["subjects"] &
  Parts["highlights"] &
  Parts["careers"] &
  Parts["admissionSteps"] & { dates: Parts["admissionDates"]["dates"]; datesNote?: Text | undefined };

export function courseOf(parts: Localised<Parts>): Localised<Course> {
  const { course, subjects, highlights, careers, admissionSteps, admissionDates } = parts;
  return {
    ...{ ...course, ...subjects, ...highlights, ...careers, ...admissionSteps },
    ...{ dates: admissionDates.dates, datesNote: admissionDates.note },
  };
}
