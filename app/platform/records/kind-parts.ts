import type { DraftData, DraftPair } from "./draft.ts";

/** Names of fields of a row. */
export interface RowFields {
  needed: readonly string[];
  optional: readonly string[];
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
