import type { StaffActor } from "#app/platform/actor.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { PdfChecked, TableRead, VersionsMade } from "#app/platform/sanitize/file-kinds.ts";
import type { FileUse } from "./file-uses.rows.server.ts";

/** A file as the office sees it. */
export interface OfficeFile {
  /** SHA-256 of its bytes as uploaded, hexadecimal. */
  id: string;
  type: "image" | "pdf";
  /** Its name on the uploader's device. */
  called: string;
  /** Its name in records (`fileName`), which also contains its address and size. */
  name: string;
  /** The uid of the uploader. */
  by: string;
  /** When it was uploaded. */
  at: number;
}

/** A file with the records that use it now or did in an earlier revision. */
export interface ListedFile extends OfficeFile {
  uses: FileUse[];
  /** Whether a record of content/ uses it. */
  isOfContent: boolean;
}

/** Why an office file was refused. */
export type OfficeFileRefusal =
  | Exclude<VersionsMade, { ok: true }>["reason"]
  | Exclude<PdfChecked, { ok: true }>["reason"]
  /** A picture format that browsers do not show; phones can be set to take others. */
  | "fileHeic"
  /** The total size limit is reached. */
  | "filesFull";

type FileAdded = { ok: true; file: OfficeFile; isRepeat: boolean } | { ok: false; reason: OfficeFileRefusal } | TooMany;

/** A file to add: `name` is its name on the sender's device, `key` the idempotency key of its form. */
interface NewFile {
  bytes: Uint8Array;
  name: string;
  actor: Pick<StaffActor, "uid" | "name" | "role">;
  key?: string | undefined;
}

/** The office's pictures and PDFs. */
export interface Files {
  /** Checks and stores a file; uploading an existing one again stores nothing and returns it. */
  add: (file: NewFile) => Promise<FileAdded>;
  /** Reads a table of an XLSX or CSV file, and keeps nothing of it; it counts as an upload of this person. */
  table: (bytes: Uint8Array, actor: Pick<StaffActor, "uid" | "role">) => Promise<TableRead | TooMany>;
  /** The file with this id, full or short. */
  file: (id: string) => Promise<OfficeFile | undefined>;
  /** A page of the files whose names contain a text, newest first; pages count from 1. */
  list: (filter: {
    page?: number | undefined;
    q?: string | undefined;
  }) => Promise<{ files: ListedFile[]; count: number; pages: number }>;
  /** The newest files of a type, at most `most`, after skipping `skip`. */
  newest: (type: OfficeFile["type"], most: number, skip?: number) => Promise<OfficeFile[]>;
  /** The newest 24 files older than 30 days that no revision of any record uses: these are offered for deletion. */
  unused: () => Promise<OfficeFile[]>;
  /** Deletes a file that no revision of any record uses. */
  remove: (
    id: string,
    actor: Pick<StaffActor, "uid" | "name" | "role">,
  ) => Promise<{ ok: true } | { ok: false; reason: "gone" | "used" }>;
  /** Records the consent of the people in a picture; once for each picture. */
  agree: (name: string, actor: Pick<StaffActor, "uid" | "name" | "role">) => Promise<void>;
  /** Filters picture names to those with recorded consent. */
  agreed: (names: string[]) => Promise<string[]>;
  /** The office file names in a record's data (JSON) for which there is no file. */
  missing: (json: string) => Promise<string[]>;
}
