import type { z } from "zod";
import { officePdf, picture, text } from "#app/cms/content/text.ts";

export type Widget =
  | "paragraph"
  | "page"
  | "phone"
  | "time"
  | "paper"
  | "file"
  | "stage"
  | "swatches"
  | { records: readonly string[] };

interface FieldCommon {
  /** Empty for the items of a list. */
  name: string;
  path: string;
  isOptional: boolean;
}

export interface PairField extends FieldCommon {
  type: "pair";
  isLong: boolean;
}

/** `id` and `rowId` are generated and never asked for. */
export interface TextField extends FieldCommon {
  type:
    | "text"
    | "day"
    | "time"
    | "email"
    | "phone"
    | "web"
    | "page"
    | "paper"
    | "picture"
    | "file"
    | "stage"
    | "id"
    | "rowId";
}

export interface ReferenceField extends FieldCommon {
  type: "reference";
  kinds: readonly string[];
}

export interface NumberField extends FieldCommon {
  type: "number";
  isWhole: boolean;
  min: number | undefined;
  max: number | undefined;
  isRupees: boolean;
}

/** With `isFlag`, it is true or omitted, never false. */
export interface YesNoField extends FieldCommon {
  type: "yesNo";
  isFlag: boolean;
}

export interface ChoiceField extends FieldCommon {
  type: "choice";
  values: string[];
  hasSwatches: boolean;
}

export interface GroupField extends FieldCommon {
  type: "group";
  fields: RecordField[];
}

export interface ListField extends FieldCommon {
  type: "list";
  item: RecordField;
  min: number;
  max: number;
  isTree: boolean;
  /** Whether each row has an id, by which paths name it. */
  hasRowIds: boolean;
}

export type RecordField =
  | PairField
  | TextField
  | ReferenceField
  | NumberField
  | YesNoField
  | ChoiceField
  | GroupField
  | ListField;

/** The field with the id of a row; it is generated and never asked for. */
export const rowIdName = "rowId";

/** Unlike a number. */
export const rowIdForm = /^[a-z][a-z0-9]{0,11}$/;

export function rowIdOf(row: unknown): string | undefined {
  const id = typeof row === "object" && row !== null ? (row as Record<string, unknown>)[rowIdName] : undefined;
  return typeof id === "string" && rowIdForm.test(id) ? id : undefined;
}

export const isRowName = ({ hasRowIds }: { hasRowIds: boolean }, part: string): boolean =>
  /^\d{1,3}$/.test(part) || (hasRowIds && rowIdForm.test(part));

/** The id, which stays when rows move, or else the number. */
export const rowName = (row: unknown, at: number): string => rowIdOf(row) ?? String(at);

export const mostRows = 100;

interface Walk {
  widgets: Record<string, Widget>;
  around: Map<z.core.$ZodType, GroupField>;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

const isPair = (shape: Record<string, z.core.$ZodType>) =>
  Object.keys(shape).length === 2 && [shape.en, shape.mr].every((each) => each?._zod.def.type === "string");

class UnknownShape extends Error {
  override name = "UnknownShape";
}

function limitsOf(schema: z.core.$ZodType): { min: number; max: number } {
  let [min, max] = [0, Infinity];
  for (const check of schema._zod.def.checks ?? []) {
    const { minimum, maximum, length } = check._zod.def as { minimum?: number; maximum?: number; length?: number };
    min = Math.max(min, minimum ?? length ?? 0);
    max = Math.min(max, maximum ?? length ?? Infinity);
  }
  return { min, max: Number.isFinite(max) ? max : mostRows };
}

function groupOf(schema: z.core.$ZodType, common: FieldCommon, walk: Walk): GroupField {
  const group: GroupField = { ...common, type: "group", fields: [] };
  const { shape } = schema._zod.def as z.core.$ZodObjectDef;
  const inside = { ...walk, around: new Map(walk.around).set(schema, group) };
  for (const [name, part] of Object.entries(shape)) {
    if (name === "id" && walk.around.size === 0) continue;
    group.fields.push(fieldOf(part, { name, path: join(common.path, name), isOptional: false }, inside));
  }
  return group;
}

function listOf(schema: z.core.$ZodType, common: FieldCommon, walk: Walk): ListField {
  const { element } = schema._zod.def as z.core.$ZodArrayDef;
  const tree = walk.around.get(element);
  const item = tree ?? fieldOf(element, { name: "", path: common.path, isOptional: false }, walk);
  const hasRowIds = item.type === "group" && item.fields.some(({ type }) => type === "rowId");
  return { ...common, type: "list", item, ...limitsOf(schema), isTree: tree !== undefined, hasRowIds };
}

function textOf(schema: z.core.$ZodType, common: FieldCommon, widget: Widget | undefined): RecordField {
  const { format } = schema._zod.def as { format?: string };
  if (schema === picture) return { ...common, type: "picture" };
  if (schema === officePdf) return { ...common, type: "file" };
  if (common.name === "id") return { ...common, type: "id" };
  if (common.name === rowIdName) return { ...common, type: "rowId" };
  if (typeof widget === "object") return { ...common, type: "reference", kinds: widget.records };
  if (widget !== undefined && widget !== "paragraph" && widget !== "swatches") return { ...common, type: widget };
  const byFormat = { date: "day", email: "email", url: "web" } as const;
  return { ...common, type: byFormat[format as keyof typeof byFormat] ?? "text" };
}

function fieldOf(schema: z.core.$ZodType, common: FieldCommon, walk: Walk): RecordField {
  const { def } = schema._zod;
  const widget = walk.widgets[common.path];
  switch (def.type) {
    case "optional":
    case "default":
      return fieldOf((def as z.core.$ZodOptionalDef).innerType, { ...common, isOptional: true }, walk);
    case "pipe":
      return fieldOf((def as z.core.$ZodPipeDef).in, common, walk);
    case "object":
      return schema === text || isPair((def as z.core.$ZodObjectDef).shape)
        ? { ...common, type: "pair", isLong: widget === "paragraph" }
        : groupOf(schema, common, walk);
    case "array":
      return listOf(schema, common, walk);
    case "string":
      return textOf(schema, common, widget);
    case "number": {
      const { minValue, maxValue, isInt } = schema as z.ZodNumber;
      const isRupees = (schema as z.ZodNumber).meta()?.unit === "rupees";
      const limit = (value: number | null) => (Math.abs(value ?? Infinity) < Number.MAX_SAFE_INTEGER ? value : null);
      const [min, max] = [limit(minValue) ?? undefined, limit(maxValue) ?? undefined];
      return { ...common, type: "number", isWhole: isInt, min, max, isRupees };
    }
    case "boolean":
      return { ...common, type: "yesNo", isFlag: false };
    case "enum": {
      const values = Object.values((schema as z.ZodEnum).enum).map(String);
      return { ...common, type: "choice", values, hasSwatches: widget === "swatches" };
    }
    case "literal":
      if ((def as z.core.$ZodLiteralDef<z.core.util.Literal>).values[0] === true)
        return { ...common, type: "yesNo", isFlag: true };
  }
  throw new UnknownShape(`no form for "${common.path || "the whole record"}": ${def.type}`);
}

/** Leaves out the record's own `id`. @throws UnknownShape for a schema that has no form */
export function recordFieldsOf(shape: z.core.$ZodType, widgets: Record<string, Widget> = {}): RecordField[] {
  const root = fieldOf(shape, { name: "", path: "", isOptional: false }, { widgets, around: new Map() });
  if (root.type !== "group") throw new UnknownShape("a record must have fields");
  return root.fields;
}

export const isShortText = (field: RecordField): field is PairField =>
  field.type === "pair" && !field.isLong && field.name !== "alt";

export function* everyField(fields: RecordField[]): Generator<RecordField> {
  for (const field of fields) {
    yield field;
    if (field.type === "group") yield* everyField(field.fields);
    if (field.type === "list" && !field.isTree)
      yield* everyField(field.item.type === "group" ? field.item.fields : [field.item]);
  }
}

export function fieldAt(fields: RecordField[], path: string): RecordField | undefined {
  let found: RecordField | undefined;
  let inside = fields;
  for (const part of path.split(".")) {
    if (found?.type === "list" && isRowName(found, part)) found = found.item;
    else if (found?.type === "pair") return part === "en" || part === "mr" ? found : undefined;
    else found = inside.find(({ name }) => name === part);
    if (found === undefined) return undefined;
    inside = found.type === "group" ? found.fields : [];
  }
  return found;
}
