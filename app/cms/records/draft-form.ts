import { locales } from "#app/lib/i18n/locale.ts";
import { phoneFrom } from "#app/lib/i18n/phone.ts";
import { type DraftData, type DraftValue, emptyRow, isEmpty, longest, placesIn, rowsOf, valueAt } from "./draft.ts";
import {
  fieldAt,
  isRowName,
  type ListField,
  mostRows,
  type PairField,
  type RecordField,
  rowIdForm,
  rowIdName,
  rowName,
} from "./fields.ts";
import { dayFrom, numberFrom, rupeesFrom, tidy, timeFrom } from "./typed.ts";

const deepest = 10;

interface Typed {
  value?: string;
  parts: Map<string, Typed>;
}

function nested(values: Record<string, string>): Typed {
  const root: Typed = { parts: new Map() };
  for (const [name, value] of Object.entries(values)) {
    const path = name.split(".");
    if (path.length > 2 * deepest + 4) continue;
    let node = root;
    for (const part of path) {
      const next = node.parts.get(part) ?? { parts: new Map() };
      node.parts.set(part, next);
      node = next;
    }
    node.value = value;
  }
  return root;
}

class Reader {
  readonly cut: string[] = [];

  text(typed: Typed | undefined, path: string, isLong: boolean): string | undefined {
    const most = isLong ? longest.paragraph : longest.line;
    const { value = "" } = typed ?? {};
    // Cut before anything else reads it, with room for what is removed later, such as surrounding spaces.
    const read = value.slice(0, 4 * most);
    const text = tidy(read, isLong);
    if (text.length > most || read.length < value.length) this.cut.push(path);
    // Half of a surrogate pair cannot be encoded in a URL.
    return text.slice(0, most).replace(/[\ud800-\udbff]$/, "") || undefined;
  }

  pair(field: PairField, typed: Typed, path: string): DraftData | undefined {
    return filled({
      en: this.text(typed.parts.get("en"), `${path}.en`, field.isLong),
      mr: this.text(typed.parts.get("mr"), `${path}.mr`, field.isLong),
    });
  }

  group(fields: RecordField[], typed: Typed, path: string, level: number): DraftData | undefined {
    const inside = path && `${path}.`;
    const entries = fields.map((field) => {
      const part = typed.parts.get(field.name) ?? { parts: new Map() };
      return [field.name, this.value(field, part, `${inside}${field.name}`, level)];
    });
    return filled(Object.fromEntries(entries));
  }

  list(field: ListField, typed: Typed, path: string, level: number): DraftValue[] | undefined {
    const all = [...typed.parts.keys()].filter((name) => isRowName(field, name));
    const names = field.hasRowIds ? all : all.sort((a, b) => Number(a) - Number(b));
    const kept = names.filter((name) => !typed.parts.get(name)?.parts.has("remove"));
    const most = Math.max(mostRows, field.max);
    if (kept.length > most || (level > deepest && kept.length > 0)) this.cut.push(path);
    const rows = level > deepest ? [] : kept.slice(0, most);
    const read = rows.map((name) => {
      const row = typed.parts.get(name) as Typed;
      const value = this.value(field.item, row, `${path}.${name}`, level + 1) ?? emptyRow(field.item);
      return field.hasRowIds && rowIdForm.test(name) ? { ...(value as DraftData), [rowIdName]: name } : value;
    });
    return read.length > 0 || !field.isOptional ? read : undefined;
  }

  value(field: RecordField, typed: Typed, path: string, level: number): DraftValue | undefined {
    if (field.type === "pair") return this.pair(field, typed, path);
    if (field.type === "group") return this.group(field.fields, typed, path, level);
    if (field.type === "list") return this.list(field, typed, path, level);
    if (field.type === "yesNo") return typed.value === "on" || (field.isFlag ? undefined : false);
    const text = this.text(typed, path, false);
    if (text === undefined) return undefined;
    if (field.type === "number") return (field.isRupees ? rupeesFrom : numberFrom)(text) ?? text;
    if (field.type === "phone") return phoneFrom(text);
    if (field.type === "day") return dayFrom(text) ?? text;
    return field.type === "time" ? (timeFrom(text) ?? text) : text;
  }
}

function filled(data: Record<string, DraftValue | undefined>): DraftData | undefined {
  const entries = Object.entries(data).filter((entry): entry is [string, DraftValue] => entry[1] !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Invalid values stay as typed. A row with `members.0.remove` is removed. `cut`: the paths that were too long. */
export function draftFrom(fields: RecordField[], values: Record<string, string>): { data: DraftData; cut: string[] } {
  const reader = new Reader();
  const data = reader.group(fields, nested(values), "", 0) ?? {};
  return { data, cut: reader.cut };
}

export const draftOf = (fields: RecordField[], data: object): DraftData =>
  draftFrom(fields, formValues(fields, data)).data;

/** An empty row has only its name, so that it is not lost. */
export function formValues(fields: RecordField[], data: object): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { field, path, value } of placesIn(fields, data)) {
    if (field.type === "group" || value === undefined || value === null) continue;
    if (field.type === "list") {
      for (const [at, row] of rowsOf(value).entries()) if (isEmpty(row)) values[`${path}.${rowName(row, at)}`] = "";
    } else if (field.type === "pair") {
      for (const locale of locales) {
        const text = valueAt(value, locale);
        if (text) values[`${path}.${locale}`] = String(text);
      }
    } else if (field.type !== "yesNo") values[path] = String(value);
    else if (value === true) values[path] = "on";
  }
  return values;
}

/** `in` and `out` change the level of a row in a tree. */
export type RowVerb = "add" | "remove" | "up" | "down" | "in" | "out";

interface RowChange {
  data: DraftData;
  path: string;
}

const verbs = /^(add|remove|up|down|in|out):([\w-]+(?:\.[\w-]+)*)$/;

const splitPath = (path: string): [before: string, last: string] => {
  const dot = path.lastIndexOf(".");
  return [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)];
};

/** The path must exist except for its last part. */
function putAt(data: DraftData, path: string, rows: DraftValue[]): void {
  const [before, last] = splitPath(path);
  const holder = valueAt(data, before);
  if (typeof holder === "object") (holder as DraftData)[last] = rows;
}

const rowsAt = (data: DraftData, path: string): DraftValue[] => {
  const rows = valueAt(data, path);
  return Array.isArray(rows) ? rows : [];
};

const take = (rows: DraftValue[], at: number): DraftValue => rows.splice(at, 1)[0] as DraftValue;

function remove(list: ListField, rows: DraftValue[], at: number): void {
  const row = take(rows, at);
  const below = list.isTree ? valueAt(row, list.name) : undefined;
  if (Array.isArray(below)) rows.splice(at, 0, ...below);
}

function moveIn(data: DraftData, list: ListField, path: string, at: number): string | undefined {
  const rows = rowsAt(data, path);
  if (!list.isTree || at === 0) return undefined;
  const row = take(rows, at);
  const into = `${path}.${at - 1}.${list.name}`;
  const below = [...rowsAt(data, into), row];
  putAt(data, into, below);
  return `${into}.${below.length - 1}`;
}

function moveOut(data: DraftData, list: ListField, path: string, at: number): string | undefined {
  const [above] = splitPath(path);
  const [outer, number] = splitPath(above);
  if (!list.isTree || !/^\d+$/.test(number)) return undefined;
  const row = take(rowsAt(data, path), at);
  rowsAt(data, outer).splice(Number(number) + 1, 0, row);
  return `${outer}.${Number(number) + 1}`;
}

function move(rows: DraftValue[], at: number, by: -1 | 1): number {
  if (at + by < 0 || at + by >= rows.length) return at;
  rows.splice(at + by, 0, take(rows, at));
  return at + by;
}

/** Intents: `add:members`, `remove:members.2`, `up:…`, `down:…`; in a tree also `in:…`, `out:reports.0.reports.1`. */
export function changeRows(fields: RecordField[], before: DraftData, intent: string): RowChange | undefined {
  const [, verb, target = ""] = verbs.exec(intent) ?? [];
  if (verb === undefined) return undefined;
  const data = structuredClone(before);
  const [path, number] = verb === "add" ? [target, ""] : splitPath(target);
  const list = fieldAt(fields, path);
  if (list?.type !== "list") return undefined;
  const rows = rowsAt(data, path);
  const at = Number(number);
  if (verb === "add") {
    if (rows.length >= list.max) return undefined;
    putAt(data, path, [...rows, emptyRow(list.item)]);
    return { data, path: `${path}.${rows.length}` };
  }
  if (!/^\d+$/.test(number) || at >= rows.length) return undefined;
  if (verb === "remove") {
    remove(list, rows, at);
    return { data, path: at > 0 ? `${path}.${at - 1}` : path };
  }
  if (verb === "up" || verb === "down") return { data, path: `${path}.${move(rows, at, verb === "up" ? -1 : 1)}` };
  const moved = verb === "in" ? moveIn(data, list, path, at) : moveOut(data, list, path, at);
  return moved === undefined ? undefined : { data, path: moved };
}
