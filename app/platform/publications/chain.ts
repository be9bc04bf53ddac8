import { hash } from "node:crypto";
import type { PublicationRow } from "#app/platform/db/record-tables.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";

/** The version of `canonicalJson`, which each entry names. A change of the form needs another version. */
export const canonicalVersion = 1;

/** JSON with sorted keys and texts in Unicode's form NFC, so that the same content always has the same bytes. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const named = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join()}}`;
}

/** The SHA-256 of content in its canonical form, hexadecimal. */
export const contentDigest = (value: unknown): string => hash("sha256", canonicalJson(value));

/** Whether a value is a text in each language. */
const isPair = (value: object) =>
  Object.keys(value).length > 0 && Object.keys(value).every((name) => locales.includes(name as Locale));

/** Data as it is read in one language: each pair of texts is replaced by one of them. */
export function inOneLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => inOneLanguage(each, locale));
  if (typeof value !== "object" || value === null) return value;
  if (isPair(value)) return (value as Partial<Record<Locale, unknown>>)[locale] ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inOneLanguage(each, locale)]));
}

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
