import type { Cell } from "./columns.ts";

export interface TableHead {
  /** When and by whom the table was made, and from what. */
  about: [label: string, value: string][];
  head: string[];
  /** The name of the sheet. */
  name: string;
}

/** Writes a table in batches of rows. */
export interface TableWriter {
  add: (rows: Cell[][]) => void;
  finish: (head: TableHead) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Removes characters that a table file cannot contain: lone surrogates, and control characters except line ends. */
export const plainText = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, "");
