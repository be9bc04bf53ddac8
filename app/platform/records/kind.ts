import type { z } from "zod";
import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** How a field is written, where its shape alone does not say it. */
export type Widget = "paragraph" | "page" | "phone" | "time";

/** What a field is called and what helps to fill it in. */
export interface FieldWords {
  label: string;
  help?: string;
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

/**
 * A kind of records: everything that lists, forms, checks, history and preview need to know. The list of all kinds is
 * app/kinds.ts.
 */
export interface RecordKind<Shape extends z.ZodType = z.ZodType> {
  /** Also in addresses: `/office/records/notices`. */
  name: string;
  /** The file of content/ with the first version. */
  file: string;
  /** The shape of one record; its fields become the form's. */
  shape: Shape;
  /** How records are named: by a slug, by a number, or there is a single one. */
  id: "slug" | "number" | "single";
  /** Whether the public sees records in the order of the file, new ones last, or sorts them by day itself. */
  order: "file" | "date";
  /** Who may publish it; the office may always draft. */
  publishedBy: "office" | "principal";
  /** Whether it may be published in one language, when the other follows. */
  mayFollow?: boolean;
  /** Days after which it ends, as the form offers it. */
  expires?: number;
  /** The paths that the list shows. */
  columns: string[];
  /** What a record is called. */
  nameOf: (record: z.infer<Shape>) => Text;
  widgets?: Record<string, Widget>;
  /** The addresses, without language, of the pages that show a record. */
  addresses: (slug: string) => string[];
  words: Record<Locale, KindWords>;
}

/** Declares a kind, so that its shape is known to its functions. */
export const defineKind = <Shape extends z.ZodType>(kind: RecordKind<Shape>): RecordKind<Shape> => kind;
