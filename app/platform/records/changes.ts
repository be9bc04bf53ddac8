import { locales } from "#app/platform/i18n/locale.ts";
import { type DraftData, isEmpty, valueAt } from "./draft.ts";
import type { RecordField } from "./record-field.ts";
import { placesIn, rowsOf } from "./walk.ts";

export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== "object" || typeof other !== "object") return String(one ?? "") === String(other ?? "");
  const [before, after] = [(one ?? {}) as DraftData, (other ?? {}) as DraftData];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) =>
    isSameValue(before[name], after[name]),
  );
}

/** Once rows were added, removed or moved, rows with the same index cannot be compared. */
const haveMoved = (before: unknown[], after: unknown[]) =>
  before.length !== after.length ||
  after.some(
    (row, at) => !isSameValue(row, before[at]) && before.some((old, was) => was !== at && isSameValue(old, row)),
  );

/** The paths that differ, in form order: `title.mr` for a pair, the whole list (`members`) if its rows moved. */
export function changes(fields: RecordField[], before: object, after: object): string[] {
  const found: string[] = [];
  for (const { field, path, value } of placesIn(fields, after)) {
    if (found.some((list) => path.startsWith(`${list}.`))) continue;
    const was = valueAt(before, path);
    if (field.type === "pair") {
      const differ = locales.filter((locale) => !isSameValue(valueAt(was, locale), valueAt(value, locale)));
      found.push(...differ.map((locale) => `${path}.${locale}`));
    } else if (field.type === "list") {
      if (haveMoved(rowsOf(was), rowsOf(value))) found.push(path);
    } else if (field.type !== "group" && !isSameValue(was, value)) found.push(path);
  }
  return found;
}
