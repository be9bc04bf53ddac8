import type { Field, TextField } from "./fields.ts";

/** A value of a draft, with its path in the form. */
export interface ValueAt {
  path: string;
  type: TextField["type"];
  value: string;
}

function valuesInField(field: Field, value: unknown, path: string): ValueAt[] {
  if (value === undefined || value === null || value === "") return [];
  if (field.type === "group") return valuesIn(field.fields, value, `${path}.`);
  if (field.type === "list")
    return Array.isArray(value) ? value.flatMap((row, at) => valuesInField(field.item, row, `${path}.${at}`)) : [];
  if (["pair", "number", "yesNo", "choice"].includes(field.type)) return [];
  return [{ path, type: field.type as TextField["type"], value: String(value) }];
}

/** Every value of a draft that is kept as one string: what it links to and shows, too. */
export const valuesIn = (fields: Field[], data: unknown, prefix = ""): ValueAt[] =>
  fields.flatMap((field) => valuesInField(field, (data as Record<string, unknown>)[field.name], prefix + field.name));
