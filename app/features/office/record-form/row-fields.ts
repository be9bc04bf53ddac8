import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { fieldAt } from "#app/platform/records/field-at.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";

/**
 * The fields of a row that its form shows: those that the row has, and others that have been filled in, so that nothing
 * typed is hidden.
 */
export function fieldsOfRow(kind: RecordKind, fields: RecordField[], path: string, data: object): RecordField[] {
  const own = kind.rowFields?.(path, data);
  if (own === undefined) return fields;
  const isShown = ({ name }: RecordField) =>
    own.needed.includes(name) || own.optional.includes(name) || !isEmpty(valueAt(data, `${path}.${name}`));
  return fields.filter(isShown).map((field) => ({ ...field, isOptional: !own.needed.includes(field.name) }));
}

/** Whether a row lacks a field that it needs. */
export const isIncomplete = ({ rowFields }: RecordKind, path: string, data: object): boolean =>
  rowFields?.(path, data).needed.some((name) => isEmpty(valueAt(data, `${path}.${name}`))) ?? false;

/** The fields of a part: of a row of the list, or the pasted text alone. */
export function fieldsOfPart(kind: RecordKind, part: string, data: object): { field: RecordField; path: string }[] {
  const field = fieldAt(kind.fields, part);
  if (field?.type !== "group") return field ? [{ field, path: part }] : [];
  return fieldsOfRow(kind, field.fields, part, data)
    .filter(({ type }) => type !== "rowId")
    .map((each) => ({ field: each, path: `${part}.${each.name}` }));
}
