import { isEmpty, valueAt } from "#app/cms/records/draft.ts";
import { fieldAt, type RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { fillsItself } from "#app/cms/records/picture-texts.ts";
import type { FieldAtPath, FormOptions, Option } from "./form-context.ts";

/** Whether a field can be published empty. */
export const mayBeEmpty = (field: RecordField): boolean =>
  field.isOptional || (field.type === "list" && field.min === 0);

/** An empty path is the record itself. */
export const fieldsAt = (path: string, fields: RecordField[]): FieldAtPath[] =>
  fields.map((field) => ({ field, path: path ? `${path}.${field.name}` : field.name }));

export const fieldsNamed = (fields: RecordField[], names: readonly string[]): RecordField[] =>
  names.flatMap((name) => fields.find((field) => field.name === name) ?? []);

/** The row's own fields, and others already filled in, so that nothing typed is hidden. */
export function fieldsOfRow(kind: RecordKind, fields: RecordField[], path: string, data: object): RecordField[] {
  const own = kind.rowFields?.(path, data);
  if (own === undefined) return fields;
  const isShown = ({ name }: RecordField) =>
    own.needed.includes(name) || own.optional.includes(name) || !isEmpty(valueAt(data, `${path}.${name}`));
  return fields.filter(isShown).map((field) => ({ ...field, isOptional: !own.needed.includes(field.name) }));
}

/** Fields that nobody fills in, or that are never empty. */
const neverMissing: ReadonlySet<RecordField["type"]> = new Set(["id", "rowId", "yesNo", "group"]);

export function isIncomplete(kind: RecordKind, path: string, data: object): boolean {
  const { fields, rowFields } = kind;
  const row = fieldAt(fields, path);
  const own = row?.type === "group" ? row.fields : [];
  const needed =
    rowFields?.(path, data).needed ??
    own
      .filter(
        (field) =>
          !mayBeEmpty(field) && !(field.name === "alt" && fillsItself(kind, "alt")) && !neverMissing.has(field.type),
      )
      .map(({ name }) => name);
  return needed.some((name) => isEmpty(valueAt(data, `${path}.${name}`)));
}

export function fieldsOfPart(kind: RecordKind, part: string, data: object): FieldAtPath[] {
  const field = fieldAt(kind.fields, part);
  if (field?.type !== "group") return field ? [{ field, path: part }] : [];
  return fieldsAt(
    part,
    fieldsOfRow(kind, field.fields, part, data).filter(({ type }) => type !== "rowId"),
  );
}

const listOfType = { paper: "papers", file: "files", stage: "stages" } as const;

export function optionsFor(field: RecordField, options: FormOptions): Option[] {
  if (field.type === "reference") return options.records?.[field.path] ?? [];
  return options[listOfType[field.type as keyof typeof listOfType]] ?? [];
}
