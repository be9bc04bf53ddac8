import type { DraftData, DraftPair } from "./draft.ts";

export interface RowFields {
  needed: readonly string[];
  optional: readonly string[];
}

export interface FormLayout {
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
