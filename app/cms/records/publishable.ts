import type { z } from "zod";
import { unprintableCharacters } from "#app/cms/content/printable-text.ts";
import type { Text } from "#app/cms/content/text.ts";
import { isReadable } from "#app/lib/forms/characters.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, locales, otherLocale } from "#app/lib/i18n/locale.ts";
import { type DraftPair, isEmpty, makeRecord, type PlacedField, placesIn, type RecordData } from "./draft.ts";
import {
  fieldAt,
  type GroupField,
  type ListField,
  type NumberField,
  type PairField,
  type RecordField,
} from "./fields.ts";
import type { RecordKind } from "./kind.ts";
import { slugOf } from "./slugs.ts";
import { dayFrom, numberFrom, rupeesFrom, timeFrom } from "./typed.ts";

/** Letters from which on a text can be judged: shorter ones may be abbreviations and names. */
const fewestLetters = 20;

/** Removes the address that a word is or, as `[words](/page)`, contains. */
function withoutAddress(word: string): string {
  const [link, end] = [word.indexOf("]("), word.lastIndexOf(")")];
  const unlinked = link < 0 || end < link ? word : `${word.slice(0, link)} ${word.slice(end + 1)}`;
  return unlinked.includes("@") || unlinked.includes("://") ? " " : unlinked;
}

/**
 * Whether a Marathi text was typed for a font from before Unicode, such as Kruti Dev, which shows `;qfudksM` as
 * युनिकोड: it has few Devanagari letters, or vowel signs without a letter before them.
 * @param english the same text in English, which a Marathi one may repeat
 */
export function isInOldFont(text: string, english: string | undefined): boolean {
  const words = text
    .split(/\s+/)
    .map(withoutAddress)
    .join(" ")
    .replace(/\{\w+\}|\b[A-Z]{2,}\b/g, " ");
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = words.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const looseSigns = words.match(/(?<=^|\s)[\u093e-\u094d]/g)?.length ?? 0;
  return looseSigns > 1 || (letters >= fewestLetters && text !== english && devanagari < 0.3 * letters);
}

/** The end of an error sentence. */
export const unicodeMarathi: Text = {
  en: "Marathi typed on a Marathi keyboard: this is in an old font, such as Kruti Dev, that other phones cannot show",
  mr: "मराठी कीबोर्डवर टाइप केलेला मजकूर. हा कृती देवसारख्या जुन्या फॉन्टमध्ये आहे; तो इतर फोनवर दिसत नाही",
};

function numberWords({ isWhole, min, max }: NumberField): Text {
  const [least, most] = [min, max].map((value) => value !== undefined && formatDigits(value, "mr"));
  const en = isWhole ? "a whole number" : "a number";
  const mr = isWhole ? "पूर्ण संख्या" : "संख्या";
  if (least && most) return { en: `${en} from ${min} to ${max}`, mr: `${least} ते ${most} मधील ${mr}` };
  if (least) return { en: `${en}, ${min} or more`, mr: `${least} किंवा त्याहून मोठी ${mr}` };
  return most ? { en: `${en}, at most ${max}`, mr: `${most} किंवा त्याहून लहान ${mr}` } : { en, mr };
}

const formatWords: Partial<Record<RecordField["type"], Text>> = {
  day: { en: "a date, such as 31/01/2026", mr: "तारीख, उदा. ३१/०१/२०२६" },
  time: { en: "a time, such as 09:30", mr: "वेळ, उदा. ०९:३०" },
  email: { en: "an email address, such as name@example.org", mr: "ईमेल पत्ता, उदा. name@example.org" },
  phone: {
    en: "a phone number, such as +91 98765 43210",
    mr: "फोन क्रमांक, उदा. +91 98765 43210",
  },
  web: { en: "a web address that starts with https://", mr: "https:// ने सुरू होणारा वेब पत्ता" },
  page: { en: "a page of this site, such as /admission", mr: "या संकेतस्थळाचे पान, उदा. /admission" },
  choice: { en: "one of the choices", mr: "दिलेल्यांपैकी एक पर्याय" },
  picture: { en: "a picture from the list", mr: "यादीतील एक फोटो" },
  file: { en: "a PDF from the list", mr: "यादीतील एक PDF" },
  reference: { en: "one of the list", mr: "यादीतील एक पर्याय" },
  stage: { en: "a stage from the list", mr: "यादीतील एक टप्पा" },
  paper: { en: "a document from the list", mr: "यादीतील एक कागदपत्र" },
};

/** The end of a sentence: "a date, such as 31/01/2026". */
const expectedFormat = (field: RecordField): Text =>
  field.type === "number" ? numberWords(field) : (formatWords[field.type] ?? { en: "another text", mr: "वेगळा मजकूर" });

export type RecordProblem =
  | { path: string; code: "missing" }
  | { path: string; code: "language"; locale: Locale }
  | { path: string; code: "few"; min: number }
  | { path: string; code: "many"; max: number }
  | { path: string; code: "gone" }
  /** An office picture without recorded consent of the people in it. */
  | { path: string; code: "agreement" }
  | { path: string; code: "noPage" }
  /** Characters that cannot be printed, in what law asks for: its documents could not be made. */
  | { path: string; code: "signs"; signs: string }
  /** `takes` is the end of the error sentence. */
  | { path: string; code: "wrong"; takes: Text };

type Publishable<Shape extends z.ZodType> =
  | { ok: true; record: z.output<Shape> & object }
  | { ok: false; problems: RecordProblem[] };

interface Options {
  slug?: string;
  follows?: Locale | undefined;
}

const isReadableText = (text: string) => isReadable(text.replace(/[\n\t]/g, " "));

class Strict {
  readonly problems: RecordProblem[] = [];
  /** The paths of the draft differ from those of the record, since empty rows are removed. */
  readonly paths = new Map<unknown, string>();
  readonly kind: RecordKind;
  readonly follows: Locale | undefined;

  constructor(kind: RecordKind, follows: Locale | undefined) {
    this.kind = kind;
    this.follows = follows;
  }

  readonly make = (place: PlacedField): unknown => {
    const made = this.part(place);
    if (typeof made === "object") this.paths.set(made, place.path);
    return made;
  };

  part({ field, path, value }: PlacedField): unknown {
    if (field.type === "id" || field.type === "rowId") return value;
    if (field.type === "list") return this.list(field, value as unknown[], path);
    if (field.type === "group") return withId(field, value as RecordData);
    if (isEmpty(value)) return void this.problems.push({ path, code: "missing" });
    if (field.type === "pair") return this.pair(field, value as DraftPair, path);
    return this.single(field, String(value), path);
  }

  wrong(field: RecordField, path: string): undefined {
    this.problems.push({ path, code: "wrong", takes: expectedFormatOf(this.kind, field) });
  }

  pair(field: PairField, data: DraftPair, path: string): Text {
    const pair = { ...data };
    if (this.follows) pair[this.follows] ||= pair[otherLocale(this.follows)] ?? "";
    for (const locale of locales) {
      if (!pair[locale]) this.problems.push({ path: `${path}.${locale}`, code: "language", locale });
      else if (!isReadableText(pair[locale])) this.wrong(field, `${path}.${locale}`);
    }
    if (pair.mr && isInOldFont(pair.mr, pair.en))
      this.problems.push({ path: `${path}.mr`, code: "wrong", takes: unicodeMarathi });
    return { en: pair.en ?? "", mr: pair.mr ?? "" };
  }

  list({ min, max }: ListField, rows: unknown[], path: string): unknown[] {
    if (rows.length < min) this.problems.push({ path, code: "few", min });
    if (rows.length > max) this.problems.push({ path, code: "many", max });
    return rows;
  }

  single(field: RecordField, typed: string, path: string): unknown {
    if (field.type === "number") return (field.isRupees ? rupeesFrom : numberFrom)(typed) ?? this.wrong(field, path);
    if (field.type === "day") return dayFrom(typed) ?? this.wrong(field, path);
    if (field.type === "time") return timeFrom(typed) ?? this.wrong(field, path);
    // Browsers read an address that begins with two slashes as another host.
    const isElsewhere = field.type === "page" && /^\/[/\\]/.test(typed);
    if (!isReadableText(typed) || isElsewhere) return this.wrong(field, path);
    return typed;
  }
}

/** Nobody is asked for the id of a group, so it is made from the first text. */
function withId({ fields }: GroupField, group: RecordData): RecordData {
  const hasId = group.id || !fields.some(({ type }) => type === "id");
  return hasId ? group : { ...group, id: slugOf(Object.values(group).find(isText)?.en ?? "") };
}

const isText = (value: unknown): value is Text => typeof value === "object" && value !== null && "en" in value;

const expectedFormatOf = ({ words }: RecordKind, field: RecordField): Text => {
  const usual = expectedFormat(field);
  const own = (locale: Locale) => words[locale].fields[field.path]?.takes ?? usual[locale];
  return { en: own("en"), mr: own("mr") };
};

const idOf = ({ id }: RecordKind, slug: string | undefined) =>
  id === "single" || slug === undefined ? {} : { id: id === "number" ? Number(slug) : slug };

function draftPath({ kind, paths }: Strict, made: unknown, fault: PropertyKey[]): string {
  let [path, value] = ["", made];
  for (const part of fault.map(String)) {
    value = (value as Record<string, unknown> | undefined)?.[part];
    const next = paths.get(value) ?? (path ? `${path}.${part}` : part);
    if (!fieldAt(kind.fields, next)) break;
    path = next;
  }
  return path;
}

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

/** Leaves out empty rows and empty optional fields. A schema may say what it accepts (`params.takes` of its issue). */
export function publishable<Shape extends z.ZodType>(
  kind: RecordKind<Shape>,
  data: object,
  { slug, follows }: Options = {},
): Publishable<Shape> {
  const strict = new Strict(kind as RecordKind, kind.mayFollow ? follows : undefined);
  const made = { ...idOf(kind as RecordKind, slug), ...makeRecord(kind.fields, data, strict.make) };
  const { problems } = strict;
  const result = kind.shape.safeParse(made);
  if (result.success && problems.length === 0) return { ok: true, record: result.data as z.output<Shape> & object };
  for (const issue of result.error?.issues ?? []) {
    const { path: fault, message } = issue;
    const path = draftPath(strict, made, fault);
    if (problems.some((known) => isWithin(known.path, path) || isWithin(path, known.path))) continue;
    const field = fieldAt(kind.fields, path);
    const takes: Text | undefined = issue.code === "custom" ? issue.params?.takes : undefined;
    if (takes) problems.push({ path, code: "wrong", takes });
    else if (field) strict.wrong(field, path);
    else problems.push({ path, code: "wrong", takes: { en: message, mr: message } });
  }
  return { ok: false, problems };
}

/** The documents that law asks for could not be made. Checked only before publishing: what is public stays public. */
export function unprintableTexts(
  { fields, isStatutory, officeFields = [] }: RecordKind,
  data: object,
): RecordProblem[] {
  if (!isStatutory) return [];
  const problemsAt = (path: string, text: unknown): RecordProblem[] => {
    const signs = typeof text === "string" ? unprintableCharacters(text) : "";
    return signs ? [{ path, code: "signs", signs }] : [];
  };
  return [...placesIn(fields, data)].flatMap(({ field, path, value }) => {
    if (officeFields.includes(path.split(".")[0] ?? "")) return [];
    if (field.type !== "pair") return problemsAt(path, value);
    const pair = value as DraftPair | undefined;
    return locales.flatMap((locale) => problemsAt(`${path}.${locale}`, pair?.[locale]));
  });
}

export type IsSitePath = (address: string) => Promise<boolean>;

export async function missingPages(kind: RecordKind, data: object, isSitePath: IsSitePath): Promise<RecordProblem[]> {
  const problems: RecordProblem[] = [];
  for (const { field, path, value } of placesIn(kind.fields, data)) {
    const link = field.type === "page" ? String(value) : "";
    if (link.startsWith("/") && !(await isSitePath(link))) problems.push({ path, code: "noPage" });
  }
  return problems;
}
