import type { ListedFile, OfficeFile, OfficeFileRefusal } from "#app/cms/files/file-rows.server.ts";
import { type DraftData, type DraftValue, valueAt } from "#app/cms/records/draft.ts";
import { fieldAt, type ListField, mostRows, type RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { RecordNames } from "#app/cms/records/labels.ts";
import { readFileName } from "#app/lib/files/file-name.ts";

export type SentFile = { called: string } & (
  | { ok: true; name: string; isRepeat: boolean; choice?: "chosen" | SelectionProblem | undefined }
  | { ok: false; reason: OfficeFileRefusal | "tooMany"; seconds?: number }
);

/** The draft's field that files are uploaded for; an added file is selected there. */
export interface FileField {
  label: string;
  takes: "any" | "pdf" | "picture";
  pictureAt?: string | undefined;
  /** A list of pictures gets a row for each file. */
  takesSeveral: boolean;
  /** The value when the form was rendered, so that another person's choice since then is not overwritten. */
  was: string;
}

export interface FilesView {
  files: ListedFile[];
  count: number;
  page: number;
  pages: number;
  q: string;
  unused: OfficeFile[];
  /** Names of the records that use the files, by `kind/slug`. */
  names: RecordNames;
  /** The record whose form led here: `notices/holiday`. */
  record?: string | undefined;
  /** The path of the record's field that files are for: `pictures.0.picture`. */
  at?: string | undefined;
  field?: FileField | undefined;
}

export interface FilesAnswer {
  view?: FilesView;
  sent?: SentFile[];
  told?: "deleted" | "gone" | "used" | "none" | "notKept" | "failed";
}

export const filesField = "files";

/** The server checks the bytes. HEIC is omitted, so that phones convert it to JPEG themselves. */
export const acceptedFiles = {
  any: "image/jpeg,image/png,image/webp,application/pdf",
  picture: "image/jpeg,image/png,image/webp",
  pdf: "application/pdf",
};

export function filesAddress({
  record,
  at,
  q,
  page,
}: Partial<Pick<FilesView, "record" | "at" | "q" | "page">> = {}): string {
  const wanted = { record, at, q: q || undefined, page: page && page > 1 ? String(page) : undefined };
  const query = new URLSearchParams(Object.entries(wanted).filter((each): each is [string, string] => !!each[1]));
  return query.size > 0 ? `/office/files?${query}` : "/office/files";
}

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
