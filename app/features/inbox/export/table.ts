import type { Cell } from "./columns.ts";

/** A table as both formats write it. */
export interface Table {
  /** What stands on top: when it was made, of what, by whom. */
  about: [label: string, value: string][];
  head: string[];
  rows: Cell[][];
  /** The name of the sheet. */
  name: string;
}

/** A text without signs that a file of a table cannot have: half characters, and control characters but for line ends. */
export const plainText = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, "");
