import type { DraftData, DraftPair } from "./draft.ts";

/** Names of fields of a row. */
export interface RowFields {
  needed: readonly string[];
  optional: readonly string[];
}

/** How a form is laid out: some fields stand open, in this order, and the others are folded under headings. */
export interface FormLayout {
  open: readonly string[];
  /** By the name of the fold, which has words. */
  folds: Readonly<Record<string, readonly string[]>>;
  /** Paths of fields that stand beside the one after them; days, times and numbers do anyway. */
  beside?: readonly string[];
}

/** A list whose rows, each with an id, the office edits one at a time. */
export interface Parts {
  /** The path of the list. */
  list: string;
  /** The path of a pasted text in both languages, whose paragraphs become rows. */
  pasted: string;
  /** The row of a pasted paragraph. */
  rowOf(text: DraftPair): DraftData;
  /** Whether a pasted text can replace a row. */
  isReplaced(row: DraftData): boolean;
  /**
   * The level of a heading, 1 for the highest: the rows after it belong to it, up to the next of its level or a higher
   * one. Undefined for other rows.
   */
  levelOf(row: DraftData): number | undefined;
}
