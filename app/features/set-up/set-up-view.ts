import type { FieldErrors } from "#app/platform/forms/answer.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type AnswerName, type Answers, questionControls, type SetUpQuestion, setUpQuestions } from "./questions.ts";

/** Records that the office has written or changed since the set-up. */
export interface DraftsOfKind {
  kind: string;
  count: number;
}

export type SetUpScreen =
  | { step: "link"; key: string }
  | { step: "question"; question: SetUpQuestion; answers: Answers }
  | { step: "summary"; answers: Answers; drafts: DraftsOfKind[]; isAgain: boolean }
  | { step: "finished"; enrolLink: string; drafts: DraftsOfKind[] }
  | { step: "used" };

export interface RefusedSetUp {
  values: Record<string, string>;
  errors?: FieldErrors;
  reason?: "emailTaken" | "incomplete";
  /** The labels of what cannot be shown. */
  labels?: string[];
  logo?: LogoRefusal;
}

export const inWords = (
  drafts: DraftsOfKind[],
  kinds: { name: string; words: Record<Locale, { many: string }> }[],
  locale: Locale,
): DraftsOfKind[] =>
  drafts.map(({ kind, count }) => ({
    kind: kinds.find(({ name }) => name === kind)?.words[locale].many ?? kind,
    count,
  }));

export type LogoRefusal = "fileKind" | "fileHeic" | "fileLarge" | "fileBroken" | "tooMany";

export const setUpAddress = (question?: SetUpQuestion): string => `/setup?question=${question ?? "all"}`;

export const questionAfter = (question: SetUpQuestion): SetUpQuestion | undefined =>
  setUpQuestions[setUpQuestions.indexOf(question) + 1];

/** Where somebody who left the set-up goes on: after the last answered question; undefined after all. */
export function nextQuestion(answers: Answers): SetUpQuestion | undefined {
  const isAnswered = (question: SetUpQuestion) => questionControls(question).some(({ name }) => answers[name]);
  return setUpQuestions[setUpQuestions.findLastIndex(isAnswered) + 1];
}

/** Of each pair of languages, the page's own is first. */
export function orderedControls(question: SetUpQuestion, locale: Locale) {
  const controls = questionControls(question);
  const stem = (name: AnswerName) => name.replace(/(En|Mr)$/, "");
  const isOther = (name: AnswerName) => (/(En|Mr)$/.test(name) && !name.toLowerCase().endsWith(locale) ? 1 : 0);
  const stems = controls.map(({ name }) => stem(name));
  const place = (name: AnswerName) => stems.indexOf(stem(name));
  return controls.toSorted((a, b) => place(a.name) - place(b.name) || isOther(a.name) - isOther(b.name));
}
