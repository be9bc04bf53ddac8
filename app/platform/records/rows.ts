import { type DraftData, type DraftValue, emptyRow, valueAt } from "./draft.ts";
import { fieldAt } from "./field-at.ts";
import type { ListField, RecordField } from "./record-field.ts";

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
