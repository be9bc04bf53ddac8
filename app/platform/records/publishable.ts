import type { z } from "zod";
import type { Text } from "#app/platform/content/text.ts";
import { isReadable } from "#app/platform/forms/characters.ts";
import { type Locale, locales, otherLocale } from "#app/platform/i18n/locale.ts";
import { type DraftPair, isEmpty } from "./draft.ts";
import { fieldAt } from "./field-at.ts";
import type { RecordKind } from "./kind.ts";
import { isInOldFont, unicodeMarathi } from "./old-font.ts";
import type { RecordData } from "./record-data.ts";
import type { GroupField, ListField, PairField, RecordField } from "./record-field.ts";
import { slugOf } from "./slugs.ts";
import { expectedFormat } from "./takes.ts";
import { dayFrom, numberFrom, rupeesFrom, timeFrom } from "./typed.ts";
import { makeRecord, type PlacedField } from "./walk.ts";

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
