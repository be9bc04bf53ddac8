import { readFileName } from "#app/platform/files/file-name.ts";
import { type DraftData, type DraftValue, valueAt } from "#app/platform/records/draft.ts";
import { fieldAt } from "#app/platform/records/field-at.ts";
import { mostRows } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { ListField, RecordField } from "#app/platform/records/record-field.ts";

export type SelectionProblem =
  /** The field takes the other type of file. */
  | "takesPdf"
  | "takesPicture"
  | "full"
  /** Another person has selected a different file since. */
  | "changed"
  /** The draft, or the row of a list, no longer exists. */
  | "gone";

/** A list of pictures, whose rows contain only the picture and its texts. */
interface PictureList {
  list: ListField;
  path: string;
  row: number;
}

/** The path may be any text from an address. */
export function fileFieldAt(
  { fields }: RecordKind,
  path: string,
): (RecordField & { type: "picture" | "file" }) | undefined {
  const field = fieldAt(fields, path);
  return field?.type === "picture" || field?.type === "file" ? { ...field, type: field.type } : undefined;
}

export function pictureListAt({ fields }: RecordKind, path: string): PictureList | undefined {
  const [, before = "", row] = /^(.+)\.(\d{1,3})\.[\w-]+$/.exec(path) ?? [];
  const list = row === undefined ? undefined : fieldAt(fields, before);
  if (list?.type !== "list" || list.item.type !== "group") return undefined;
  const areOfPicture = list.item.fields.every(({ type }) => type === "picture" || type === "pair");
  return areOfPicture ? { list, path: before, row: Number(row) } : undefined;
}

/** Missing groups are created, rows are not. @returns whether the path exists */
function putAt(data: DraftData, path: string, value: DraftValue): boolean {
  const parts = path.split(".");
  const last = parts.pop() as string;
  let holder: DraftValue = data;
  for (const part of parts) {
    if (typeof holder !== "object") return false;
    if (!Array.isArray(holder)) holder[part] ??= {};
    const inside = valueAt(holder, part);
    if (inside === undefined) return false;
    holder = inside;
  }
  if (typeof holder !== "object") return false;
  (holder as DraftData)[last] = value;
  return true;
}

interface Put {
  /** The path of the field: `file`, `pictures.0.picture`. */
  at: string;
  /** The value when the file was chosen on the device; empty for none. */
  was: string;
  name: string;
}

/** In a list of pictures a used row gets a new one at the end; elsewhere another person's choice stays. */
export function selectFile(kind: RecordKind, before: DraftData, { at, was, name }: Put): DraftData | SelectionProblem {
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
  // An empty list may be missing.
  return putAt(data, found.path, [...rows, { [field.name]: name }]) ? data : "gone";
}
