import type { ListedFile, OfficeFile, OfficeFileRefusal } from "#app/platform/files/files.ts";
import type { RecordNames } from "#app/platform/records/names.ts";
import type { SelectionProblem } from "./put-file.ts";

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
