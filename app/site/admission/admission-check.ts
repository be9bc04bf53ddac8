import { z } from "zod";
import { type Text, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import type { FieldWords } from "#app/cms/records/kind-words.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import {
  type Circumstance,
  circumstances,
  type Marks,
  marks,
  none,
  type Subjects,
  subjects,
} from "./admission-kinds.ts";

/** The office's names of the choices; visitors read the texts of admission-check.yaml. */
interface OptionNames {
  subjects: Record<Subjects, string>;
  marks: Record<Marks, string>;
  also: Record<Circumstance, string>;
}

const en: OptionNames = {
  subjects: { none: "Subjects not chosen yet", science: "Science", other: "Other subjects" },
  marks: {
    none: "Marks not chosen yet",
    above: "The minimum or more",
    below: "Below the minimum",
    awaited: "Result not out yet",
  },
  also: {
    reserved: "Reserved category",
    ews: "EWS",
    disability: "Person with a disability",
    income: "Family income up to ₹8 lakh a year",
    gap: "Missed a year or more",
    board: "Other board or state",
  },
};

const mr: OptionNames = {
  subjects: { none: "विषय अजून निवडलेले नाहीत", science: "विज्ञान", other: "दुसरे विषय" },
  marks: {
    none: "गुण अजून निवडलेले नाहीत",
    above: "किमान गुण किंवा जास्त",
    below: "किमान गुणांपेक्षा कमी",
    awaited: "निकाल अजून लागलेला नाही",
  },
  also: {
    reserved: "राखीव प्रवर्ग",
    ews: "EWS",
    disability: "दिव्यांग",
    income: "कुटुंबाचे वार्षिक उत्पन्न ₹८ लाखांपर्यंत",
    gap: "शिक्षणात खंड",
    board: "दुसरे बोर्ड किंवा राज्य",
  },
};

const optionNames: Record<Locale, OptionNames> = { en, mr };

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

const labels = (path: string, names: Record<string, string>): Record<string, FieldWords> =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([name]) => name !== "none")
      .map(([name, label]) => [`${path}.${name}`, { label }]),
  );

function optionLabels(locale: Locale): Record<string, FieldWords> {
  const { subjects, marks, also } = optionNames[locale];
  return {
    ...labels("subjects.options", subjects),
    ...labels("marks.options", marks),
    ...labels("also.options", also),
    ...labels("notes", also),
  };
}

const choices = (path: string, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, word]) => [`${path}.${name}`, word]));

const answerChoices = (locale: Locale) => ({
  ...choices("answers.subjects", optionNames[locale].subjects),
  ...choices("answers.marks", optionNames[locale].marks),
});

export const admissionCheckKind = defineKind({
  name: "admissionCheck",
  shelf: "year",
  file: "records/admission-check.yaml",
  shape: checkShape,
  id: "single",
  publishedBy: "principal",
  columns: ["basis"],
  widgets: { "answers.text": "paragraph", basis: "paragraph" },
  addresses: () => ["/admission"],
  words: {
    en: {
      one: "“Can I apply?”",
      fields: {
        ...optionLabels("en"),
        subjects: { label: "First question: subjects" },
        "subjects.question": { label: "Question" },
        "subjects.options": { label: "Its choices", help: "What visitors read." },
        marks: { label: "Second question: marks" },
        "marks.question": { label: "Question" },
        "marks.options": { label: "Its choices", help: "{minimum} becomes the course’s minimum marks." },
        also: { label: "Third question: what else is true" },
        "also.question": { label: "Question" },
        "also.options": { label: "Its choices", help: "What visitors read." },
        answers: {
          label: "Answers",
          help: "Each pair of subjects and marks has exactly one answer.",
          row: "Answer",
          add: "Add an answer",
        },
        "answers.subjects": { label: "For these subjects" },
        "answers.marks": { label: "With these marks", help: "None ticked: with all of them." },
        "answers.kind": { label: "What it says" },
        "answers.title": { label: "Answer", help: "In a few words. {minimum} becomes the minimum marks." },
        "answers.text": { label: "What to do now" },
        notes: { label: "Added to the answer for what is ticked", help: "If you leave it empty, nothing is added." },
        basis: { label: "What the answers are based on", help: "Below each answer." },
      },
      choices: {
        ...answerChoices("en"),
        "answers.kind.open": "A question is still open",
        "answers.kind.can": "Can apply",
        "answers.kind.ask": "Ask us first",
        "answers.kind.cannot": "Cannot apply",
      },
    },
    mr: {
      one: "“मला अर्ज करता येईल का?”",
      fields: {
        ...optionLabels("mr"),
        subjects: { label: "पहिला प्रश्न: विषय" },
        "subjects.question": { label: "प्रश्न" },
        "subjects.options": { label: "पर्याय", help: "वाचकांना दिसतात तसे." },
        marks: { label: "दुसरा प्रश्न: गुण" },
        "marks.question": { label: "प्रश्न" },
        "marks.options": { label: "पर्याय", help: "{minimum} च्या जागी अभ्यासक्रमाचे किमान गुण दिसतात." },
        also: { label: "तिसरा प्रश्न: आणखी काय लागू आहे" },
        "also.question": { label: "प्रश्न" },
        "also.options": { label: "पर्याय", help: "वाचकांना दिसतात तसे." },
        answers: {
          label: "उत्तरे",
          help: "विषय आणि गुणांच्या प्रत्येक जोडीला नेमके एक उत्तर हवे.",
          row: "उत्तर",
          add: "उत्तर जोडा",
        },
        "answers.subjects": { label: "या विषयांसाठी" },
        "answers.marks": { label: "या गुणांसाठी", help: "काहीही निवडले नाही, तर सर्वांसाठी." },
        "answers.kind": { label: "उत्तराचा अर्थ" },
        "answers.title": { label: "उत्तर", help: "थोडक्यात. {minimum} च्या जागी किमान गुण दिसतात." },
        "answers.text": { label: "आता काय करायचे" },
        notes: { label: "निवडलेल्या पर्यायासाठी उत्तरात जोडायचे", help: "रिकामे ठेवले, तर काही जोडले जात नाही." },
        basis: { label: "उत्तरे कशावर आधारित आहेत", help: "प्रत्येक उत्तराखाली दिसते." },
      },
      choices: {
        ...answerChoices("mr"),
        "answers.kind.open": "प्रश्न अजून बाकी आहे",
        "answers.kind.can": "अर्ज करता येईल",
        "answers.kind.ask": "आधी आम्हाला विचारा",
        "answers.kind.cannot": "अर्ज करता येणार नाही",
      },
    },
  },
});
