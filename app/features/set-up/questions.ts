import { z } from "zod";
import { colourNames } from "#app/platform/appearance/colours.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { email, line, name, optional, phone } from "#app/platform/forms/text.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";

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
export const questionControls = (question: SetUpQuestion) =>
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
