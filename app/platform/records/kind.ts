import type { z } from "zod";
import type { Text } from "#app/platform/content/text.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { DraftData } from "./draft.ts";
import { everyField, recordFieldsOf } from "./fields.ts";
import type { FormLayout, Parts, RowFields } from "./kind-parts.ts";
import { type AllKindWords, type KindWords, withAllWords } from "./kind-words.ts";
import type { RecordField, Widget } from "./record-field.ts";
import type { SecondLook } from "./second-look.ts";

/** How records are identified: by a slug, by a number, or there is only one. */
type IdKind = "slug" | "number" | "single";

/** The shelves of the office's menu, in its order: how often the office changes a kind. */
export const shelves = ["week", "season", "year"] as const;

/** Who may publish; the office may always write drafts. */
type Publisher = "office" | "principal";

/** A kind of records, as its feature declares it. */
interface KindDeclaration<
  Shape extends z.ZodType = z.ZodType,
  Name extends string = string,
  Id extends IdKind = IdKind,
> {
  /** Name of the kind, in code and in addresses: `/office/records/notices`. */
  name: Name;
  /** Its shelf in the office's menu. */
  shelf: (typeof shelves)[number];
  /** The file of content/ with its first version. */
  file: string;
  /** What counts as its text where an institute has no such file. */
  fileIfMissing?: string;
  /** The schema of one record, from which the form's fields are made. */
  shape: Shape;
  id: Id;
  /** Who publishes its records, or each of them by its slug. */
  publishedBy: Publisher | ((slug: string) => Publisher);
  /** Whether law asks for its records on the website: the principal publishes them, in both languages at once. */
  isStatutory?: boolean;
  /** For a kind whose records show where else something was published: which record that is, for the publication log. */
  posts?(record: z.output<Shape>): { kind: string; slug: string };
  /** Whether it may be published in one language while the other follows. */
  mayFollow?: boolean;
  /** Whether each public version of a record has a code, by which /check says whether it is genuine. */
  hasCode?: boolean;
  /** What that page says of a record after its name, a line each; without, the days that the record has. */
  answerOf?(record: z.output<Shape>, locale: Locale): string[];
  /** If a public record no longer counts on a day of an academic year: which of the others counts instead, if one does. */
  outOfForce?(
    record: z.output<Shape>,
    others: z.output<Shape>[],
    on: { day: string; year: string },
  ): { by: z.output<Shape> | undefined } | undefined;
  /** Whether the office can share a record as a WhatsApp message. */
  isShared?: boolean;
  /** Whether each record has its own page, the first of its addresses. It stays, with a note, when the record has ended. */
  keepsPage?: boolean;
  /**
   * Whether pages also need what a record said in the last days (`earlierFor`): for calendars what was taken out, for
   * readers what was corrected.
   */
  keepsEarlier?: boolean;
  /** True when the site itself says which records there are: the office cannot add one. */
  isFixed?: boolean;
  /** For such a kind: the records that its file may lack and the office may add, by slug, each with its first data. */
  possible?: ReadonlyMap<string, DraftData>;
  /** Whether a record may be taken off the website; the only record of a kind never may. */
  mayBeTakenOff?(slug: string): boolean;
  /** The fields of a list's row, at a path such as `blocks.3`, where the draft's data decides that; without, all. */
  rowFields?(path: string, data: object): RowFields;
  /** Whether its preview shows pages on light and on dark screens. */
  hasThemes?: boolean;
  /**
   * Its pictures: whether they never show people, so that no consent is asked for, from which folders the site's are, and
   * the field whose text describes those of which nobody has written what they show.
   */
  pictures?: { ofNobody?: boolean; folders?: readonly string[]; describedBy?: string };
  /** Its rows that are edited one at a time; without, a record has one form. */
  parts?: Parts;
  /** Whether strangers may not have the files of a record, though pages show the record. */
  withholdsFiles?(record: z.output<Shape>): boolean;
  /** The files of content/media that pages show of a record besides those that it names, as paths in that folder. */
  mediaOf?(record: z.output<Shape>, slug: string): string[];
  /** Fields that only the office sees: no page or file for others shows them, and the publication log does not cover them. */
  officeFields?: readonly string[];
  /** Whether only the office uses its records: no public page shows them, and strangers have none of their files. */
  isInternal?: boolean;
  /** Days until it ends, as the form suggests. */
  expires?: number;
  /** The field with the publication date, which is set to the day of publication if left empty. */
  publishedOn?: string;
  /** The paths shown as columns of the list. */
  columns: string[];
  /** The name of a record; a draft may not have one yet. Without, it is the name of the kind, for the only one of its kind. */
  nameOf?(record: z.output<Shape>): Text;
  /**
   * What keeps a record from being public with the others that are public or will be, and at which path.
   * @param related the records of the kinds in `judgedWith`, by kind; none when a file is read
   */
  faultAmong?(
    record: z.output<Shape>,
    others: z.output<Shape>[],
    related: Record<string, object[]>,
  ): { path: string; takes: Text } | undefined;
  /** Names of other kinds that `faultAmong` has to see. */
  judgedWith?: readonly string[];
  /** Read once more before publishing, with an amount to type; and before taking off, if another then counts again. */
  secondLook?(record: z.output<Shape>, others: z.output<Shape>[]): SecondLook;
  lookBeforeOff?(record: z.output<Shape>, others: z.output<Shape>[]): SecondLook | undefined;
  /**
   * A new record may begin as the last one: which of the public ones that is, and the paths of the fields that each has for
   * itself, besides files and amounts. The kind's words name the button.
   */
  startsFrom?: { last(records: z.output<Shape>[]): z.output<Shape> | undefined; own: readonly string[] };
  /** How fields are edited, by path, when their schema does not determine that. */
  widgets?: Record<string, Widget>;
  /** A button below a field that adds a file to the draft: a PDF at one path, a picture at the other. It has its own word. */
  attach?: { below: string; pdf: string; picture: string };
  /** How its form is laid out; without, empty optional fields are folded where they stand. */
  layout?: FormLayout;
  /** The addresses, without language, of the pages that show a record. */
  addresses(slug: string): string[];
  words: Record<Locale, KindWords>;
}

/** A kind of records: all that its lists, forms, checks, history and preview need. The list of all is app/kinds.ts. */
export interface RecordKind<
  Shape extends z.ZodType = z.ZodType,
  Name extends string = string,
  Id extends IdKind = IdKind,
> extends KindDeclaration<Shape, Name, Id> {
  nameOf(record: z.output<Shape>): Text;
  words: Record<Locale, AllKindWords>;
  /** The form fields of the schema, in its order. */
  fields: RecordField[];
}

/** Who publishes a record. */
export const publisherOf = ({ publishedBy }: Pick<RecordKind, "publishedBy">, slug: string): Publisher =>
  typeof publishedBy === "function" ? publishedBy(slug) : publishedBy;

/** Whether a record may be taken off the website. */
export const canBeTakenOff = (kind: RecordKind, slug: string): boolean =>
  kind.id !== "single" && (kind.mayBeTakenOff?.(slug) ?? true);

/** Whether the office can add records of a kind. */
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

/**
 * Declares a kind, and derives its fields from its schema.
 * @throws Error when part of the schema has no form, a label is missing, or a statutory kind could be published otherwise.
 */
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
