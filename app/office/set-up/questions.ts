import { z } from "zod";
import { colourNames } from "#app/cms/content/appearance.ts";
import { email, field, formControlsOf, line, name, optional, phone, unknownToBrowser } from "#app/lib/forms/fields.ts";
import type { FieldErrors } from "#app/lib/forms/form-answer.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

const short = () => field(optional(line(60)), unknownToBrowser);
const long = () => field(optional(line(200)), unknownToBrowser);
const code = () => field(optional(line(30)), unknownToBrowser);
const number = () => field(optional(phone), unknownToBrowser);
const digits = (pattern: RegExp) =>
  line(10)
    .overwrite((text) => latinDigits(text).replace(/[ -]/g, ""))
    .regex(pattern, "number");
const choice = (values: readonly string[]) => z.enum(["", ...values], { error: "missing" }).optional();
const whether = ["yes", "no"];

/** All fields may be left empty. Those in two languages end in En and Mr. */
const shapes = {
  names: { nameEn: long(), nameMr: long(), shortNameEn: short(), shortNameMr: short() },
  town: { townEn: short(), townMr: short(), districtEn: long(), districtMr: long() },
  address: { addressEn: long(), addressMr: long(), postcode: optional(digits(/^[1-9]\d{5}$/)) },
  phones: { phone: number(), secondPhone: number() },
  email: { email: field(optional(email), unknownToBrowser) },
  codes: { dte: code(), pci: code(), msbte: code(), aishe: code() },
  society: { societyEn: long(), societyMr: long() },
  seats: { seats: field(optional(digits(/^([1-9]\d?|[12]\d\d|300)$/)), { inputMode: "numeric" }) },
  /** The logo is the name of a picture; forms send a file instead. */
  look: { colour: choice(colourNames), logo: optional(line(120)) },
  principal: { principalEn: field(optional(name(120)), unknownToBrowser), principalMr: optional(name(120)) },
  hours: { hoursEn: long(), hoursMr: long() },
  facilities: { hostel: choice(whether), bus: choice(whether), nss: choice(whether) },
};

export type SetUpQuestion = keyof typeof shapes;

export const setUpQuestions = Object.keys(shapes) as SetUpQuestion[];

type AllFields = (typeof shapes)[SetUpQuestion];
export type AnswerName = AllFields extends infer Each ? (Each extends unknown ? keyof Each : never) : never;
/** A field without an answer is omitted. */
export type Answers = Partial<Record<AnswerName, string>>;

export const questionForm = (question: SetUpQuestion) => z.object(shapes[question] as Record<string, z.ZodType>);
const questionControls = (question: SetUpQuestion) =>
  Object.values(formControlsOf(shapes[question] as Record<string, z.ZodType>)) as (FormControl & {
    name: AnswerName;
  })[];
type FormControl = ReturnType<typeof formControlsOf>[string];

const choices: Partial<Record<AnswerName, readonly string[]>> = {
  colour: colourNames,
  hostel: whether,
  bus: whether,
  nss: whether,
};
/** Undefined where the answer is typed. */
export const valuesOfAnswer = (name: AnswerName): readonly string[] | undefined => choices[name];

export const accountForm = z.object({
  name: field(name(120), { autoComplete: "name" }),
  email: field(email, { autoComplete: "email" }),
});
export const accountControls = formControlsOf(accountForm.shape);

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
