import type { Locale } from "#app/platform/i18n/locale.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import type { FieldWords } from "#app/platform/records/kind-words.ts";
import { checkShape } from "./check-schema.ts";
import { optionNames } from "./option-names.ts";

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
