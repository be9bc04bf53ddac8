import { z } from "zod";
import { text } from "#app/platform/content/text.ts";
import { also, marks, none, subjects } from "./schema.ts";

const someSubjects = z.enum([none, ...subjects], "none, science or other");
const someMarks = z.enum([none, ...marks], "none, above, below or awaited");

const answer = z.strictObject({
  subjects: z.array(someSubjects).min(1),
  /** All of them by default. */
  marks: z.array(someMarks).min(1).default(someMarks.options),
  kind: z.enum(["open", "can", "ask", "cannot"], "open, can, ask or cannot"),
  title: text,
  text,
});

const texts = <const Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** content/records/admission-check.yaml: the questions and answers of "Can I apply?". */
export const checkShape = z.strictObject({
  subjects: z.strictObject({ question: text, options: texts(subjects) }),
  marks: z.strictObject({ question: text, options: texts(marks) }),
  also: z.strictObject({ question: text, options: texts(also) }),
  answers: z.array(answer).superRefine((answers, context) => {
    for (const chosen of someSubjects.options)
      for (const reached of someMarks.options) {
        const fitting = answers.filter((each) => each.subjects.includes(chosen) && each.marks.includes(reached));
        if (fitting.length !== 1)
          context.addIssue({
            code: "custom",
            message: `one answer for subjects "${chosen}" with marks "${reached}", not ${fitting.length}`,
          });
      }
  }),
  /** For some of them only; for the others, the documents say enough. */
  notes: texts(also).partial(),
  basis: text,
});
export type Check = z.infer<typeof checkShape>;
