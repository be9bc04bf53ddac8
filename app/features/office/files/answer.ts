import type { ListedFile, OfficeFile, OfficeFileRefusal } from "#app/platform/files/files.ts";
import type { RecordNames } from "#app/platform/records/names.ts";
import type { NotChosen } from "./put-file.ts";

/** What came of one file that was sent. */
export type SentFile = { called: string } & (
  | { ok: true; name: string; isRepeat: boolean; choice?: "chosen" | NotChosen | undefined }
  | { ok: false; reason: OfficeFileRefusal | "tooMany"; seconds?: number }
);

/** The field of a draft that files are for: each is chosen there once it is added. */
export interface FileField {
  label: string;
  takes: "pdf" | "picture";
  /** Whether it is in a list of pictures, which gets a row for each. */
  takesSeveral: boolean;
  /** What it has, so that a file that somebody else chooses in the meantime is not lost. */
  was: string;
}

/** The files of one page of the list, and those that may be deleted. */
export interface FilesView {
  files: ListedFile[];
  count: number;
  page: number;
  pages: number;
  /** What was searched for. */
  q: string;
  unused: OfficeFile[];
  /** What the records are called that use them, by `kind/slug`. */
  names: RecordNames;
  /** The record whose form led here, as in its address: `notices/holiday`. */
  record?: string | undefined;
  /** The path of its field that the file is for: `pictures.0.picture`. */
  at?: string | undefined;
  field?: FileField | undefined;
}

/** What the screen shows after one of its forms was sent, or before. */
export interface FilesAnswer {
  view?: FilesView;
  sent?: SentFile[];
  /** What came of deleting, or why nothing could be done. */
  told?: "deleted" | "gone" | "used" | "none" | "notKept" | "failed";
}

/** The field that takes the files. */
export const filesField = "files";

/** What the file dialog offers; what counts are the bytes. HEIC is left out, so that phones turn it into JPEG themselves. */
export const acceptedFiles = {
  any: "image/jpeg,image/png,image/webp,application/pdf",
  picture: "image/jpeg,image/png,image/webp",
  pdf: "application/pdf",
};
