import { hash } from "node:crypto";
import type { PublicationRow } from "#app/platform/db/record-tables.ts";

/** The hash of an entry, which covers all entries before it. */
export const chainHash = (prev: string, entry: string): string => hash("sha256", prev + entry);

/** The first entry at which the chain does not hold, and why. */
export interface BrokenEntry {
  seq: number;
  why: "missing" | "order" | "hash";
}

/** Recomputes a chain from its first entry. `missing`: an entry was removed; `order`: it follows another one. */
export function firstBroken(rows: PublicationRow[]): BrokenEntry | undefined {
  let prev = "";
  for (const [at, row] of rows.entries()) {
    if (row.seq !== at + 1) return { seq: at + 1, why: "missing" };
    if (row.prev !== prev) return { seq: row.seq, why: "order" };
    if (row.hash !== chainHash(row.prev, row.entry)) return { seq: row.seq, why: "hash" };
    prev = row.hash;
  }
  return undefined;
}
