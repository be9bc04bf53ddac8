import { hash } from "node:crypto";

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
