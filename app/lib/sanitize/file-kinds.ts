import type { UploadKind, UploadRow } from "#app/lib/db/tables.ts";

export interface FileFacts extends Pick<UploadRow, "type"> {
  width: number | null;
  height: number | null;
}

export interface SanitizedFile extends FileFacts {
  bytes: Uint8Array;
}

export interface UploadRefusal {
  ok: false;
  reason: "fileKind" | "fileLarge" | "filePixels" | "fileBroken" | "filePages" | "fileLocked";
}

/** By name such as `480.avif`; sizes are of the largest, in pixels. */
interface PictureVersions {
  ok: true;
  type: "image";
  width: number;
  height: number;
  versions: Record<string, Uint8Array>;
}

export type VersionsMade = PictureVersions | UploadRefusal;

export type PdfChecked = { ok: true; type: "pdf"; pages: number } | UploadRefusal | { ok: false; reason: "fileActive" };

export type Sanitized = { ok: true; file: SanitizedFile } | UploadRefusal;

export interface Job {
  kind: UploadKind;
  bytes: Uint8Array;
}

export type Form = "picture" | "pdf";

export interface TableReading {
  sheet?: string;
  rows: string[][];
}

/** All readings of a file as a table, the most likely first: the caller, who knows the headings, chooses. */
export type TableRead = { ok: true; readings: TableReading[] } | UploadRefusal | { ok: false; reason: "tableLong" };

/** Must fit into one post; letters are UTF-16 units. `cell` is one above the longest field, to be named as too long. */
export const tableLimits = { rows: 400, columns: 40, letters: 200_000, cell: 10_001 } as const;

export type Task = Form | "versions" | "pdfCheck" | "table";

/** Bytes. */
export const largestOfficeFile = 10 * 1024 * 1024;

/** Bytes, before and after it is sanitized. */
export const largestUpload = 5 * 1024 * 1024;

export const refusedUpload = (reason: UploadRefusal["reason"]): UploadRefusal => ({ ok: false, reason });

export const withinUploadLimit = (file: SanitizedFile): Sanitized =>
  file.bytes.length > largestUpload ? refusedUpload("fileLarge") : { ok: true, file };

/** The first byte that the child process writes, to say that it has started. */
export const startedMark = "R";

const startOf = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString("latin1");

/** Bytes that readers accept before the header and after the end marker (Adobe's PDF Reference 1.7, H.3, 13 and 18). */
const mostAround = 1024;
const pdfHeader = "%PDF-";

/** JPEG (ITU-T T.81), PNG (ISO 15948, 5.2), WebP (RFC 9649, 2.4), PDF (ISO 32000-1, 7.5.2; may begin later). */
export function formOf(bytes: Uint8Array): Form | undefined {
  const start = startOf(bytes, 12);
  const isWebP = start.startsWith("RIFF") && start.endsWith("WEBP");
  if (isWebP || start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n")) return "picture";
  return startOf(bytes, mostAround).includes(pdfHeader) ? "pdf" : undefined;
}

/** Removes what servers and mail programs put around a PDF: a byte order mark, a PHP warning, the end of a form. */
export function withoutSurroundings(bytes: Uint8Array): Uint8Array {
  if (formOf(bytes) !== "pdf") return bytes;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = file.indexOf(pdfHeader);
  const end = file.lastIndexOf("%%EOF");
  const [, lineEnd = "", rest = ""] = /^%%EOF(\r?\n)?(.*)/s.exec(startOf(bytes.subarray(end), mostAround)) ?? [];
  const isShort = bytes.length - end <= mostAround;
  // Spaces may belong to what is signed, and objects to a later part that was not sent whole.
  const isForeign = isShort && /[^\s\0]/.test(rest) && !/\bobj\b|xref|trailer|stream/.test(rest);
  return bytes.subarray(start, isForeign ? end + "%%EOF".length + lineEnd.length : undefined);
}

/** HEIC, HEIF or AVIF, as iPhones and some Samsung phones make (ISO 23008-12, annex B). */
export const isHeif = (bytes: Uint8Array): boolean => /^.{4}ftyp(hei|hev|mif1|msf1|avi)/s.test(startOf(bytes, 12));
