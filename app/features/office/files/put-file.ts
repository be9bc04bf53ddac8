import { readFileName } from "#app/platform/files/file-name.ts";
import { type DraftData, type DraftValue, valueAt } from "#app/platform/records/draft.ts";
import { fieldAt, type ListField, mostRows, type RecordField } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";

/** Why a file that was added is not chosen in the draft that it was added for. */
export type NotChosen =
  /** The field takes the other type of file. */
  | "takesPdf"
  | "takesPicture"
  /** The list has no room for more. */
  | "full"
  /** Somebody has chosen another file there in the meantime. */
  | "changed"
  /** The draft, or the row of a list, is not there any more. */
  | "gone";

/** A list of pictures: a row for each, with its texts and nothing else. */
interface PictureList {
  list: ListField;
  path: string;
  row: number;
}

/** The field that takes a file at a path, which may be any that an address says; undefined for none. */
export function fileFieldAt(
  { fields }: RecordKind,
  path: string,
): (RecordField & { type: "picture" | "file" }) | undefined {
  const field = fieldAt(fields, path);
  return field?.type === "picture" || field?.type === "file" ? { ...field, type: field.type } : undefined;
}

/** The list of pictures that a field belongs to, which takes several files at once. */
export function pictureListAt({ fields }: RecordKind, path: string): PictureList | undefined {
  const [, before = "", row] = /^(.+)\.(\d{1,3})\.[\w-]+$/.exec(path) ?? [];
  const list = row === undefined ? undefined : fieldAt(fields, before);
  if (list?.type !== "list" || list.item.type !== "group") return undefined;
  const areOfPicture = list.item.fields.every(({ type }) => type === "picture" || type === "pair");
  return areOfPicture ? { list, path: before, row: Number(row) } : undefined;
}

/** Puts a value where a path leads; groups that are missing are made, rows are not. @returns whether there is a place */
function putAt(data: DraftData, path: string, value: DraftValue): boolean {
  const parts = path.split(".");
  const last = parts.pop() as string;
  let holder: DraftValue = data;
  for (const part of parts) {
    if (Array.isArray(holder) ? holder[Number(part)] === undefined : typeof holder !== "object") return false;
    const inside = holder as DraftData;
    inside[part] ??= {};
    holder = inside[part];
  }
  if (typeof holder !== "object") return false;
  (holder as DraftData)[last] = value;
  return true;
}

interface Put {
  /** The path of the field: `file`, `pictures.0.picture`. */
  at: string;
  /** What the field had when the file was chosen on the device; empty for nothing. */
  was: string;
  /** The name of the file, as records have it. */
  name: string;
}

/**
 * A draft in which a file is chosen. In a list of pictures, what finds its row taken gets its own row at the end;
 * elsewhere what somebody else has chosen in the meantime stays.
 */
export function putFile(kind: RecordKind, before: DraftData, { at, was, name }: Put): DraftData | NotChosen {
  const field = fileFieldAt(kind, at);
  if (!field) return "gone";
  const isPdf = readFileName(name)?.type === "pdf";
  if (isPdf !== (field.type === "file")) return isPdf ? "takesPicture" : "takesPdf";
  const data = structuredClone(before);
  const [now, found] = [valueAt(data, at) ?? "", pictureListAt(kind, at)];
  const list = found && valueAt(data, found.path);
  const rows = Array.isArray(list) ? (list as DraftData[]) : [];
  if (now === name || rows.some((row) => row[field.name] === name)) return data;
  const isAsItWas = now === was && (!found || found.row < rows.length);
  if (isAsItWas) return putAt(data, at, name) ? data : "gone";
  if (!found) return "changed";
  if (rows.length >= Math.min(found.list.max, mostRows)) return "full";
  // A list that is empty may not be there at all.
  return putAt(data, found.path, [...rows, { [field.name]: name }]) ? data : "gone";
}
