import { hash } from "node:crypto";

/** JSON with sorted keys and texts in Unicode's form NFC, so that the same content always has the same bytes. Logs and codes depend on it. */
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
