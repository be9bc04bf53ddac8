import type { Cell } from "./columns.ts";

/** What stands above the rows of a table. */
export interface TableHead {
  /** When it was made, of what, by whom. */
  about: [label: string, value: string][];
  head: string[];
  /** The name of the sheet. */
  name: string;
}

/** Writes a table whose rows come some at a time. */
export interface TableWriter {
  add: (rows: Cell[][]) => void;
  finish: (head: TableHead) => Promise<Uint8Array<ArrayBuffer>>;
}

/** A text without signs that a file of a table cannot have: half characters, and control characters but for line ends. */
export const plainText = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, "");
