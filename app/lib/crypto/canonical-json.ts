import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

/** The same content always has the same bytes (sorted keys, NFC): the publication log and check codes depend on it. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const named = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join()}}`;
}

export const contentDigest = (value: unknown): string => hash("sha256", canonicalJson(value));

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));

/** Compares as stored JSON, in whatever key order; a missing field equals an undefined one. */
export const isSameData = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

const sorted = (_name: string, value: unknown) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const canonicalText = (data: unknown): string => JSON.stringify(data ?? null, sorted);
