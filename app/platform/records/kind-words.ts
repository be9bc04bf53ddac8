export interface FieldWords {
  label: string;
  help?: string;
  /** The end of a sentence, if the field's type does not say what it accepts: "two years, as 2025-2026". */
  takes?: string;
  row?: string;
  add?: string;
}

export interface KindWords {
  one: string;
  many?: string;
  add?: string;
  /** By field path without row numbers: `members.name`. */
  fields: Record<string, FieldWords>;
  choices?: Record<string, string>;
  attach?: string;
  folds?: Record<string, string>;
  start?: { button: string; done: string };
  also?: { sentence: string; link: string; kind: string };
}

export type AllKindWords = KindWords & Required<Pick<KindWords, "many" | "add">>;

export const withAllWords = (words: KindWords): AllKindWords => ({ many: words.one, add: words.one, ...words });
