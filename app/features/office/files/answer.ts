import type { ListedFile, OfficeFile, OfficeFileRefusal } from "#app/platform/files/files.ts";
import type { RecordNames } from "#app/platform/records/names.ts";
import type { NotChosen } from "./put-file.ts";

/** The result for one uploaded file. */
export type SentFile = { called: string } & (
  | { ok: true; name: string; isRepeat: boolean; choice?: "chosen" | NotChosen | undefined }
  | { ok: false; reason: OfficeFileRefusal | "tooMany"; seconds?: number }
);

/** The draft's field that files are uploaded for; each file is selected there once it is added. */
export interface FileField {
  label: string;
  takes: "any" | "pdf" | "picture";
  /** Where a picture goes, if that is another field than the one for a PDF. */
  pictureAt?: string | undefined;
  /** Whether it belongs to a list of pictures, which gets a row for each file. */
  takesSeveral: boolean;
  /** The field's value when the form was rendered, so that another person's choice since then is not overwritten. */
  was: string;
}

/** A page of the list of files, and the files that may be deleted. */
export interface FilesView {
  files: ListedFile[];
  count: number;
  page: number;
  pages: number;
  /** The search text. */
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

/** What the page shows, after one of its forms was sent or before. */
export interface FilesAnswer {
  view?: FilesView;
  sent?: SentFile[];
  /** The result of a deletion, or why nothing could be done. */
  told?: "deleted" | "gone" | "used" | "none" | "notKept" | "failed";
}

/** Name of the form field with the files. */
export const filesField = "files";

/**
 * Types offered by the file dialog; the server checks the bytes. HEIC is omitted, so that phones convert it to JPEG
 * themselves.
 */
export const acceptedFiles = {
  any: "image/jpeg,image/png,image/webp,application/pdf",
  picture: "image/jpeg,image/png,image/webp",
  pdf: "application/pdf",
};
