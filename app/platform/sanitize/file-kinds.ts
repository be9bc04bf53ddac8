import type { UploadKind, UploadRow } from "#app/platform/db/tables.ts";

/** What is known of a sanitized file. */
export interface FileFacts extends Pick<UploadRow, "type"> {
  /** In pixels; null for a PDF. */
  width: number | null;
  height: number | null;
}

/** A sanitized file. */
export interface SanitizedFile extends FileFacts {
  bytes: Uint8Array;
}

/** Why a file is not taken. */
export interface UploadRefusal {
  ok: false;
  reason: "fileKind" | "fileLarge" | "filePixels" | "fileBroken" | "filePages" | "fileLocked";
}

/** A picture of the office in each width and format, by `480.avif`; the size of the largest in pixels. */
export interface PictureVersions {
  ok: true;
  type: "image";
  width: number;
  height: number;
  versions: Record<string, Uint8Array>;
}

export type VersionsMade = PictureVersions | UploadRefusal;

/** A PDF of the office that was checked, and stays as it is. */
export type PdfChecked = { ok: true; type: "pdf"; pages: number } | UploadRefusal | { ok: false; reason: "fileActive" };

export type Sanitized = { ok: true; file: SanitizedFile } | UploadRefusal;

/** A file that begins as a picture or a PDF does, to be sanitized. */
export interface Job {
  kind: UploadKind;
  bytes: Uint8Array;
}

/** Which of the two a file begins as. */
export type Form = "picture" | "pdf";

/** What the child process does: sanitize a member's file of either form, or what the office's need. */
export type Task = Form | "versions" | "pdfCheck";

/** The most bytes of a file of the office. */
export const largestOfficeFile = 10 * 1024 * 1024;

/** The most bytes of a member's file, before and after it is sanitized. */
export const largestUpload = 5 * 1024 * 1024;

/** That a file is not taken, and why. */
export const refusedUpload = (reason: UploadRefusal["reason"]): UploadRefusal => ({ ok: false, reason });

/** A sanitized file, unless that made it too large. */
export const taken = (file: SanitizedFile): Sanitized =>
  file.bytes.length > largestUpload ? refusedUpload("fileLarge") : { ok: true, file };

/** The first byte that the child process writes: it has started. */
export const started = "R";
