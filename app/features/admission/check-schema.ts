import { z } from "zod";
import { type Text, text } from "#app/platform/content/text.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { optionNames } from "./option-names.ts";
import { circumstances, type Marks, marks, none, type Subjects, subjects } from "./schema.ts";

const someSubjects = z.enum([none, ...subjects], "none, science or other");
const someMarks = z.enum([none, ...marks], "none, above, below or awaited");

const answer = z.strictObject({
  subjects: z.array(someSubjects).min(1),
  /** Omitted: for all marks. */
  marks: z.array(someMarks).min(1).optional(),
  kind: z.enum(["open", "can", "ask", "cannot"], "open, can, ask or cannot"),
  title: text,
  text,
});

function oneAnswer(chosen: Subjects, reached: Marks, count: number): Text {
  const name = (locale: Locale) => `“${optionNames[locale].subjects[chosen]}”, “${optionNames[locale].marks[reached]}”`;
  return {
    en: `one answer for ${name("en")}; there ${count === 0 ? "is none" : `are ${count}`}`,
    mr: `${name("mr")} यांसाठी एकच उत्तर; सध्या ${count === 0 ? "एकही नाही" : `${formatDigits(count, "mr")} आहेत`}`,
  };
}

const texts = <const Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

export const checkShape = z.strictObject({
  subjects: z.strictObject({ question: text, options: texts(subjects) }),
  marks: z.strictObject({ question: text, options: texts(marks) }),
  also: z.strictObject({ question: text, options: texts(circumstances) }),
  answers: z.array(answer).superRefine((answers, context) => {
    for (const chosen of someSubjects.options)
      for (const reached of someMarks.options) {
        const fits = ({ subjects, marks }: z.infer<typeof answer>) =>
          subjects.includes(chosen) && (marks === undefined || marks.includes(reached));
        const count = answers.filter(fits).length;
        if (count !== 1)
          context.addIssue({
            code: "custom",
            message: `one answer for subjects "${chosen}" with marks "${reached}", not ${count}`,
            params: { takes: oneAnswer(chosen, reached, count) },
          });
      }
  }),
  /** Only some choices have a note; for the others, the documents say enough. */
  notes: texts(circumstances).partial(),
  basis: text,
});
export type Check = z.infer<typeof checkShape>;
