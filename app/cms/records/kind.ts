import type { z } from "zod";
import type { Text } from "#app/cms/content/text.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import type { DraftData, DraftPair } from "./draft.ts";
import { everyField, type RecordField, recordFieldsOf, type Widget } from "./fields.ts";
import { type AllKindWords, type KindWords, withAllWords } from "./kind-words.ts";
import { rupeesFrom } from "./typed.ts";

type IdKind = "slug" | "number" | "single";

export const menuGroups = ["week", "season", "year"] as const;

/** The office may always write drafts. */
type Publisher = "office" | "principal";

interface KindDeclaration<
  Shape extends z.ZodType = z.ZodType,
  Name extends string = string,
  Id extends IdKind = IdKind,
> {
  name: Name;
  shelf: (typeof menuGroups)[number];
  file: string;
  /** The text used where an institute has no such file. */
  fileIfMissing?: string;
  shape: Shape;
  id: Id;
  publishedBy: Publisher | ((slug: string) => Publisher);
  /** Law requires its records on the website: the principal publishes them, in both languages at once. */
  isStatutory?: boolean;
  /** For a kind that shows where something else was published: that record, for the publication log. */
  posts?(record: z.output<Shape>): { kind: string; slug: string };
  mayFollow?: boolean;
  /** Whether each public version has a code, by which /check says whether it is genuine. */
  hasCode?: boolean;
  /** What /check says after the record's name, a line each; by default the days that the record has. */
  answerOf?(record: z.output<Shape>, locale: Locale): string[];
  /** If a public record is superseded on a day of an academic year: by which of the others, if by any. */
  outOfForce?(
    record: z.output<Shape>,
    others: z.output<Shape>[],
    on: { day: string; year: string },
  ): { by: z.output<Shape> | undefined } | undefined;
  isShared?: boolean;
  keepsPage?: boolean;
  /** Pages also need what a record said lately (`earlierFor`): calendars to cancel, readers to see corrections. */
  keepsEarlier?: boolean;
  /** The site itself says which records there are: the office cannot add one. */
  isFixed?: boolean;
  /** For such a kind: records that its file may lack and the office may add, by slug, each with its first data. */
  possible?: ReadonlyMap<string, DraftData>;
  mayBeTakenOff?(slug: string): boolean;
  /** The fields of a row at a path such as `blocks.3`, if the draft's data decides that. */
  rowFields?(path: string, data: object): RowFields;
  hasThemes?: boolean;
  /** `ofNobody`: they show no people, so no consent is asked for. `describedBy`: the field that describes them. */
  pictures?: { ofNobody?: boolean; folders?: readonly string[]; describedBy?: string };
  parts?: Parts;
  /** Strangers may not have the files of such a record, though pages show the record. */
  withholdsFiles?(record: z.output<Shape>): boolean;
  /** Files of content/media, as paths in it, that pages show of a record besides those it names. */
  mediaOf?(record: z.output<Shape>, slug: string): string[];
  /** Fields that no public page or file shows, and the publication log does not cover. */
  officeFields?: readonly string[];
  /** Only the office uses its records: no public page shows them, and strangers have none of their files. */
  isInternal?: boolean;
  /** Days until it ends, as the form suggests. */
  expires?: number;
  publishedOn?: string;
  columns: string[];
  nameOf?(record: z.output<Shape>): Text;
  /** What keeps a record from being public with the others; `related` is empty when a file is read. */
  faultAmong?(
    record: z.output<Shape>,
    others: z.output<Shape>[],
    related: Record<string, object[]>,
  ): { path: string; takes: Text } | undefined;
  judgedWith?: readonly string[];
  /** Read again before publishing, with an amount to type; before unpublishing, if another record becomes valid. */
  secondLook?(record: z.output<Shape>, others: z.output<Shape>[]): SecondLook;
  lookBeforeOff?(record: z.output<Shape>, others: z.output<Shape>[]): SecondLook | undefined;
  /** A new record may copy the last public one, except files, amounts and the fields at these paths (`own`). */
  startsFrom?: { last(records: z.output<Shape>[]): z.output<Shape> | undefined; own: readonly string[] };
  widgets?: Record<string, Widget>;
  /** A button below a field that adds a file to the draft: a PDF at one path, a picture at the other. */
  attach?: { below: string; pdf: string; picture: string };
  layout?: FormLayout;
  addresses(slug: string): string[];
  words: Record<Locale, KindWords>;
}

/** All kinds are listed in app/kinds.ts. */
export interface RecordKind<
  Shape extends z.ZodType = z.ZodType,
  Name extends string = string,
  Id extends IdKind = IdKind,
> extends KindDeclaration<Shape, Name, Id> {
  nameOf(record: z.output<Shape>): Text;
  words: Record<Locale, AllKindWords>;
  fields: RecordField[];
}

export const publisherOf = ({ publishedBy }: Pick<RecordKind, "publishedBy">, slug: string): Publisher =>
  typeof publishedBy === "function" ? publishedBy(slug) : publishedBy;

export const canBeUnpublished = (kind: RecordKind, slug: string): boolean =>
  kind.id !== "single" && (kind.mayBeTakenOff?.(slug) ?? true);

export const canBeAdded = ({ id, isFixed }: RecordKind): boolean => id !== "single" && !isFixed;

function checkWords({ name, id, words, columns, nameOf, layout }: KindDeclaration, fields: RecordField[]): void {
  const lacks = (what: string) => {
    throw new Error(`The kind ${name} has no ${what}.`);
  };
  if (id !== "single" && !nameOf) lacks("name of a record");
  if (id !== "single" && locales.some((locale) => !words[locale].many || !words[locale].add))
    lacks("words for its list and for a new record");
  const paths: string[] = [];
  for (const field of everyField(fields)) {
    if (field.type === "id" || field.type === "rowId") continue;
    paths.push(field.path);
    for (const locale of locales) {
      const { fields: own, choices = {} } = words[locale];
      if (!own[field.path]?.label) lacks(`label for "${field.path}" in ${locale}`);
      const hasRows = field.type === "list" && field.item.type !== "choice";
      if (hasRows && !(own[field.path]?.row && own[field.path]?.add))
        lacks(`words for a row of "${field.path}" in ${locale}`);
      for (const value of field.type === "choice" ? field.values : [])
        if (!choices[`${field.path}.${value}`]) lacks(`word for "${field.path}.${value}" in ${locale}`);
    }
  }
  const folds = Object.entries(layout?.folds ?? {});
  for (const [name] of folds)
    if (locales.some((locale) => !words[locale].folds?.[name])) lacks(`word for the fold "${name}"`);
  const placed = layout && [...layout.open, ...folds.flatMap(([, inside]) => inside)];
  for (const { name } of placed ? fields : []) if (!placed?.includes(name)) lacks(`place for "${name}" in its form`);
  for (const column of columns) if (!paths.includes(column)) lacks(`field for the column "${column}"`);
}

/** @throws Error when part of the schema has no form, a word is missing, or a statutory kind has another publisher */
export function defineKind<Shape extends z.ZodType, const Name extends string, const Id extends IdKind>(
  kind: KindDeclaration<Shape, Name, Id>,
): RecordKind<Shape, Name, Id> {
  if (kind.isStatutory && (kind.publishedBy !== "principal" || kind.mayFollow))
    throw new Error(`The kind ${kind.name} is statutory: the principal publishes it, in both languages at once.`);
  let fields: RecordField[];
  try {
    fields = recordFieldsOf(kind.shape, kind.widgets);
  } catch (error) {
    throw new Error(`The kind ${kind.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  checkWords(kind as KindDeclaration, fields);
  const words = { en: withAllWords(kind.words.en), mr: withAllWords(kind.words.mr) };
  return { nameOf: () => ({ en: words.en.one, mr: words.mr.one }), ...kind, words, fields };
}

export interface RowFields {
  needed: readonly string[];
  optional: readonly string[];
}

interface FormLayout {
  open: readonly string[];
  folds: Readonly<Record<string, readonly string[]>>;
  /** Paths of fields placed beside the one after them; days, times and numbers are so anyway. */
  beside?: readonly string[];
}

export interface Parts {
  list: string;
  /** The path of a pasted text in both languages, whose paragraphs become rows. */
  pasted: string;
  rowOf(text: DraftPair): DraftData;
  isReplaced(row: DraftData): boolean;
  /** Level of a heading, 1 the highest, which owns the rows up to the next of its level; undefined for other rows. */
  levelOf(row: DraftData): number | undefined;
}

export const publicFields = ({
  fields,
  officeFields = [],
}: Pick<RecordKind, "fields" | "officeFields">): RecordField[] =>
  fields.filter(({ name }) => !officeFields.includes(name));

export const withoutFields = (record: object, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** What is read again before a record is public, and the amount that must then be typed. */
export interface SecondLook {
  rupees: number;
  /** Why this is read, if it is about another record than that of the page. */
  why?: Record<Locale, string> | undefined;
  /** What the reader should know before it is public, and the record does not say. */
  question?: Record<Locale, string> | undefined;
  label: Record<Locale, string>;
  tables: Record<Locale, string[][]>;
}

export interface LookRefusal {
  ok: false;
  reason: "look";
  look: SecondLook;
  typed: string;
}

export function lookRefusal(look: SecondLook | undefined, retyped = ""): LookRefusal | undefined {
  if (!look || rupeesFrom(retyped) === look.rupees) return undefined;
  return { ok: false, reason: "look", look, typed: retyped.trim() };
}
