import { hash } from "node:crypto";
import type { PublicationRow } from "#app/platform/db/record-tables.ts";

/** Covers all entries before it. */
export const chainHash = (prev: string, entry: string): string => hash("sha256", prev + entry);

export interface BrokenEntry {
  seq: number;
  why: "missing" | "order" | "hash";
}

/**
 * `missing`: an entry before it was removed; `order`: it follows another one.
 * @param before the number and hash of the entry before; 0 and empty for the first
 */
export function brokenAfter(
  before: { seq: number; hash: string },
  row: Pick<PublicationRow, "seq" | "entry" | "prev" | "hash">,
): BrokenEntry | undefined {
  const seq = before.seq + 1;
  if (row.seq !== seq) return { seq, why: "missing" };
  if (row.prev !== before.hash) return { seq, why: "order" };
  return row.hash === chainHash(row.prev, row.entry) ? undefined : { seq, why: "hash" };
}
