import type { UploadKind, UploadRow } from "#app/platform/db/tables.ts";

/** Type and size of a sanitized file. */
export interface FileFacts extends Pick<UploadRow, "type"> {
  /** In pixels; null for a PDF. */
  width: number | null;
  height: number | null;
}

export interface SanitizedFile extends FileFacts {
  bytes: Uint8Array;
}

/** Why a file was refused. */
export interface UploadRefusal {
  ok: false;
  reason: "fileKind" | "fileLarge" | "filePixels" | "fileBroken" | "filePages" | "fileLocked";
}

/** The versions of an office picture by name, such as `480.avif`, and the largest size in pixels. */
interface PictureVersions {
  ok: true;
  type: "image";
  width: number;
  height: number;
  versions: Record<string, Uint8Array>;
}

export type VersionsMade = PictureVersions | UploadRefusal;

/** An office PDF that passed the check and is stored unchanged. */
export type PdfChecked = { ok: true; type: "pdf"; pages: number } | UploadRefusal | { ok: false; reason: "fileActive" };

export type Sanitized = { ok: true; file: SanitizedFile } | UploadRefusal;

/** A file that begins like a picture or PDF, to be sanitized. */
export interface Job {
  kind: UploadKind;
  bytes: Uint8Array;
}

/** What a file is, judging by its first bytes. */
export type Form = "picture" | "pdf";

/** Rows of texts: one sheet of a workbook, or a text divided at one sign. */
export interface TableReading {
  sheet?: string;
  rows: string[][];
}

/**
 * The ways in which a file can be read as a table, the most likely one first, or why it cannot be imported. Whoever knows
 * the heads chooses.
 */
export type TableRead = { ok: true; readings: TableReading[] } | UploadRefusal | { ok: false; reason: "tableLong" };

/**
 * The most rows, columns and letters (UTF-16 units) of a table, which must fit into one post of the office, and the letters
 * of a cell: one more than the longest field takes, so that it is still named as too long.
 */
export const tableLimits = { rows: 400, columns: 40, letters: 200_000, cell: 10_001 } as const;

/**
 * Task of the child process: sanitize a member's picture or PDF; for the office, make the versions of a picture, check a
 * PDF, or read a table.
 */
export type Task = Form | "versions" | "pdfCheck" | "table";

/** The most bytes of a file of the office. */
export const largestOfficeFile = 10 * 1024 * 1024;

/** The most bytes of a member's file, before and after it is sanitized. */
export const largestUpload = 5 * 1024 * 1024;

/** The refusal of a file. */
export const refusedUpload = (reason: UploadRefusal["reason"]): UploadRefusal => ({ ok: false, reason });

/** A sanitized file, unless sanitizing made it too large. */
export const taken = (file: SanitizedFile): Sanitized =>
  file.bytes.length > largestUpload ? refusedUpload("fileLarge") : { ok: true, file };

/** The first byte that the child process writes, to say that it has started. */
export const started = "R";
