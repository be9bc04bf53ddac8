import type { z } from "zod";
import type { Text } from "#app/platform/content/text.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import { everyField, type RecordField, recordFieldsOf, type Widget } from "./fields.ts";

/** What a field is called and what helps to fill it in. */
export interface FieldWords {
  label: string;
  help?: string;
  /** What it takes, as the end of a sentence, where the kind of field does not say it: "two years, as 2025-2026". */
  takes?: string;
  /** Of a list: what one row is called, "Member". */
  row?: string;
  /** Of a list: the button, "Add a member". */
  add?: string;
}

/** A kind's words in one language. */
export interface KindWords {
  /** "Notice" */
  one: string;
  /** "Notices" */
  many: string;
  /** The button: "New notice" */
  add: string;
  /** By the path of the field, without the numbers of list entries: `members.name`. */
  fields: Record<string, FieldWords>;
  /** The values of fields that choose one of several, by path and value: `status.expected`. */
  choices?: Record<string, string>;
}

/** How records are named: by a slug, by a number, or there is a single one. */
export type IdKind = "slug" | "number" | "single";

/** A kind of records, as a feature declares it. */
export interface KindDeclaration<
  Shape extends z.ZodType = z.ZodType,
  Name extends string = string,
  Id extends IdKind = IdKind,
> {
  /** What its records are called among all, and in addresses: `/office/records/notices`. */
  name: Name;
  /** Under which heading the office finds it: what it writes often, or what the institute is; else the pages. */
  group?: "often" | "institute";
  /** The file of content/ with the first version. */
  file: string;
  /** The shape of one record; its fields become the form's. */
  shape: Shape;
  id: Id;
  /** Whether the public sees records in the order of the file, new ones last, or sorts them by day itself. */
  order: "file" | "date";
  /** Who may publish it; the office may always draft. */
  publishedBy: "office" | "principal";
  /** Whether it may be published in one language, when the other follows. */
  mayFollow?: boolean;
  /** Whether the office passes a record on to people as a message on WhatsApp. */
  isShared?: boolean;
  /**
   * Whether each record has its own page, the first of its addresses, which stays once the record has ended or was
   * taken off, and says so. Of other kinds nothing is left on the website then.
   */
  keepsPage?: boolean;
  /** Days after which it ends, as the form offers it. */
  expires?: number;
  /** The field with the day of its publishing: where nobody gives one, it is the day on which the record appears. */
  publishedOn?: string;
  /** The paths that the list shows. */
  columns: string[];
  /** What a record is called; a draft may not have it yet. */
  nameOf(record: z.output<Shape>): Text;
  /** By the path of the field: how it is written, where its shape does not say it. */
  widgets?: Record<string, Widget>;
  /** The addresses, without language, of the pages that show a record. */
  addresses(slug: string): string[];
  words: Record<Locale, KindWords>;
}

/**
 * A kind of records: everything that lists, forms, checks, history and preview need to know. The list of all kinds is
 * app/kinds.ts.
 */
export interface RecordKind<
  Shape extends z.ZodType = z.ZodType,
  Name extends string = string,
  Id extends IdKind = IdKind,
> extends KindDeclaration<Shape, Name, Id> {
  /** The fields of the shape, in its order. */
  fields: RecordField[];
}

function checkWords({ name, words, columns }: KindDeclaration, fields: RecordField[]): void {
  const lacks = (what: string) => {
    throw new Error(`The kind ${name} has no ${what}.`);
  };
  const paths: string[] = [];
  for (const field of everyField(fields)) {
    if (field.type === "id") continue;
    paths.push(field.path);
    for (const locale of locales) {
      const { fields: own, choices = {} } = words[locale];
      if (!own[field.path]?.label) lacks(`label for "${field.path}" in ${locale}`);
      if (field.type === "list" && !(own[field.path]?.row && own[field.path]?.add))
        lacks(`words for a row of "${field.path}" in ${locale}`);
      for (const value of field.type === "choice" ? field.values : [])
        if (!choices[`${field.path}.${value}`]) lacks(`word for "${field.path}.${value}" in ${locale}`);
    }
  }
  for (const column of columns) if (!paths.includes(column)) lacks(`field for the column "${column}"`);
}

/**
 * Declares a kind: its shape is known to its functions, and its fields are read from it.
 * @throws Error when the shape has a part that no form is known for, or a word is missing.
 */
export function defineKind<Shape extends z.ZodType, const Name extends string, const Id extends IdKind>(
  kind: KindDeclaration<Shape, Name, Id>,
): RecordKind<Shape, Name, Id> {
  let fields: RecordField[];
  try {
    fields = recordFieldsOf(kind.shape, kind.widgets);
  } catch (error) {
    throw new Error(`The kind ${kind.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  checkWords(kind as KindDeclaration, fields);
  return { ...kind, fields };
}
