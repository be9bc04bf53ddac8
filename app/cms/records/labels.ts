import { formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, localeNames, otherLocale } from "#app/lib/i18n/locale.ts";
import { valueAt } from "./draft.ts";
import { fieldAt, type RecordField, rowName } from "./fields.ts";
import type { RecordKind } from "./kind.ts";

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

export function recordNamesOf(kind: RecordKind, data: object): Partial<Record<Locale, string>> | undefined {
  try {
    return kind.nameOf(data);
  } catch {
    // The name consists of several parts, of which one is missing.
    return undefined;
  }
}

export interface NameIn {
  text: string;
  lang: Locale;
}

export function nameIn(kind: RecordKind, data: object, locale: Locale): NameIn | undefined {
  const name = recordNamesOf(kind, data);
  for (const lang of [locale, otherLocale(locale)]) {
    const text = name?.[lang];
    if (text) return { text, lang };
  }
  return undefined;
}

/** Cut at a word, since some names are whole sentences. */
export function shortName(name: string, most = 70): string {
  if (name.length <= most) return name;
  const start = name.slice(0, most);
  const end = start.lastIndexOf(" ");
  return `${(end < 0 ? start : start.slice(0, end)).trimEnd()}…`;
}

export type RecordNames = Record<string, NameIn>;
