import type { Cell } from "./export-columns.ts";

export interface TableHead {
  about: [label: string, value: string][];
  head: string[];
  name: string;
}

export interface TableWriter {
  add: (rows: Cell[][]) => void;
  finish: (head: TableHead) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Removes what a table file cannot contain: lone surrogates, and control characters except line ends. */
export const plainText = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, "");
