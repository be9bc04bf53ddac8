import type { RecordField } from "./record-field.ts";
import { rowIdOf } from "./row-names.ts";

/** Shaped like the record, with anything missing, and strings where invalid values were typed. */
export type DraftValue = string | number | boolean | DraftValue[] | DraftData;
export interface DraftData {
  [name: string]: DraftValue;
}

export type DraftPair = { en?: string; mr?: string };

export const longest = { line: 1_000, paragraph: 10_000 } as const;

export const emptyRow = (item: RecordField): DraftValue => (item.type === "group" || item.type === "pair" ? {} : "");

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value).every(isEmpty));

/** The path has row numbers or ids: `members.0.name.mr`, `blocks.b3.text`. */
export function valueAt(data: unknown, path: string): DraftValue | undefined {
  let value = data;
  for (const part of path ? path.split(".") : []) {
    if (typeof value !== "object" || value === null) return undefined;
    const row = Array.isArray(value) && value.find((each) => rowIdOf(each) === part);
    if (!row && !Object.hasOwn(value, part)) return undefined;
    value = row || (value as Record<string, unknown>)[part];
  }
  return value as DraftValue | undefined;
}
