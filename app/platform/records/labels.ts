import { formatDigits } from "#app/platform/i18n/format.ts";
import { type Locale, localeNames } from "#app/platform/i18n/locale.ts";
import { valueAt } from "./draft.ts";
import { fieldAt } from "./field-at.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordField } from "./record-field.ts";
import { rowName } from "./row-names.ts";

export const labelOf = ({ words }: RecordKind, field: RecordField, locale: Locale): string =>
  words[locale].fields[field.path]?.label ?? field.name;

export const rowLabel = (kind: RecordKind, list: RecordField, at: number, locale: Locale): string =>
  `${kind.words[locale].fields[list.path]?.row ?? labelOf(kind, list, locale)} ${formatDigits(at + 1, locale)}`;

export const choiceLabel = ({ words }: RecordKind, field: RecordField, value: string, locale: Locale): string =>
  words[locale].choices?.[`${field.path}.${value}`] ?? value;

function rowNumber(data: object, list: string, name: string): number {
  const rows = valueAt(data, list);
  return Array.isArray(rows) ? rows.findIndex((row, at) => rowName(row, at) === name) : Number(name);
}

/** From outermost to innermost: "Member 2, Name, मराठी". Rows with ids get their numbers from `data`. */
export function placeLabel(kind: RecordKind, path: string, locale: Locale, data: object = {}): string {
  const labels: string[] = [];
  const parts = path.split(".");
  let list: RecordField | undefined;
  for (const at of parts.keys()) {
    const part = parts[at] as string;
    const field = fieldAt(kind.fields, parts.slice(0, at + 1).join("."));
    if (field === undefined) return path;
    if (field.type === "pair" && at > 0 && (part === "en" || part === "mr")) labels.push(localeNames[part]);
    else if (list)
      labels.splice(-1, 1, rowLabel(kind, list, rowNumber(data, parts.slice(0, at).join("."), part), locale));
    else labels.push(labelOf(kind, field, locale));
    list = field.type === "list" ? field : undefined;
  }
  return labels.join(", ");
}
