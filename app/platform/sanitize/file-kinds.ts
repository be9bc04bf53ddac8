import type { UploadKind, UploadRow } from "#app/platform/db/tables.ts";

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
