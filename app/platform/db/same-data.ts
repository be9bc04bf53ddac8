import { isDeepStrictEqual } from "node:util";

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));

/** Compares as stored JSON, in whatever key order; a missing field equals an undefined one. */
export const isSameData = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

const sorted = (_name: string, value: unknown) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const canonicalText = (data: unknown): string => JSON.stringify(data ?? null, sorted);
