/** A field's label and hints. */
export interface FieldWords {
  label: string;
  help?: string;
  /** What it accepts, as the end of a sentence, if its type does not say that: "two years, as 2025-2026". */
  takes?: string;
  /** For a list, unless it is one of choices: the name of one row, "Member". */
  row?: string;
  /** For such a list: the button, "Add a member". */
  add?: string;
}

/** A kind's words in one language, as its feature writes them. */
export interface KindWords {
  /** "Notice" */
  one: string;
  /** "Notices"; the only record of its kind has just one name. */
  many?: string;
  /** The button: "New notice" */
  add?: string;
  /** By field path without row numbers: `members.name`. */
  fields: Record<string, FieldWords>;
  /** Labels of the options of choice fields, by path and value: `status.expected`. */
  choices?: Record<string, string>;
  /** The button that attaches a file (`attach`). */
  attach?: string;
  /** Headings of the folds of its form. */
  folds?: Record<string, string>;
  /** The button that begins a new record as the last one, and what is said then. */
  start?: { button: string; done: string };
  /** A sentence above the form, which ends with a link to the list of another kind. */
  also?: { sentence: string; link: string; kind: string };
}

/** The same with all names. */
export type AllKindWords = KindWords & Required<Pick<KindWords, "many" | "add">>;

/** A kind's words with all names: the only record of its kind has one. */
export const withAllWords = (words: KindWords): AllKindWords => ({ many: words.one, add: words.one, ...words });
