import { locales } from "#app/platform/i18n/locale.ts";
import { type DraftData, type DraftValue, isEmpty, valueAt } from "./draft.ts";
import type { Field, ListField } from "./fields.ts";

/** Whether two values say the same: what is left out, empty or not ticked is the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== "object" || typeof other !== "object") return String(one ?? "") === String(other ?? "");
  const [before, after] = [(one ?? {}) as DraftData, (other ?? {}) as DraftData];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) =>
    isSame(before[name], after[name]),
  );
}

/** Whether a row has gone to another place, so that rows cannot be compared by their numbers. */
const hasMoved = (before: DraftValue[], after: DraftValue[]) =>
  after.some((row, at) => !isSame(row, before[at]) && before.some((old, was) => was !== at && isSame(old, row)));

function listChanges(field: ListField, before: DraftValue[], after: DraftValue[], path: string): string[] {
  if (before.length !== after.length || hasMoved(before, after)) return [path];
  return after.flatMap((row, at) => fieldChanges(field.item, before[at], row, `${path}.${at}`));
}

const rowsOf = (value: DraftValue | undefined) => (Array.isArray(value) ? value : []);

function fieldChanges(
  field: Field,
  before: DraftValue | undefined,
  after: DraftValue | undefined,
  path: string,
): string[] {
  if (field.type === "list") return listChanges(field, rowsOf(before), rowsOf(after), path);
  if (field.type === "group")
    return groupChanges(field.fields, (before ?? {}) as DraftData, (after ?? {}) as DraftData, `${path}.`);
  if (field.type === "pair")
    return locales
      .filter((locale) => !isSame(valueAt(before, locale), valueAt(after, locale)))
      .map((each) => `${path}.${each}`);
  return isSame(before, after) ? [] : [path];
}

const groupChanges = (fields: Field[], before: DraftData, after: DraftData, prefix: string): string[] =>
  fields.flatMap((field) => fieldChanges(field, before[field.name], after[field.name], prefix + field.name));

/**
 * The paths in which two drafts or records differ, in the order of the form: pairs in each language (`title.mr`); a list
 * as a whole (`members`) where rows were added, removed or moved.
 */
export const changes = (fields: Field[], before: object, after: object): string[] =>
  groupChanges(fields, before as DraftData, after as DraftData, "");
