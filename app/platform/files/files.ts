import type { StaffActor } from "#app/platform/actor.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { PdfChecked, TableRead, VersionsMade } from "#app/platform/sanitize/file-kinds.ts";
import type { FileUse } from "./file-uses.rows.server.ts";

export interface OfficeFile {
  /** SHA-256 of the uploaded bytes, hexadecimal. */
  id: string;
  type: "image" | "pdf";
  called: string;
  /** The name in records (`fileName`), with address and size. */
  name: string;
  by: string;
  at: number;
}

/** Uses include earlier revisions. */
export interface ListedFile extends OfficeFile {
  uses: FileUse[];
  isOfContent: boolean;
}

export type OfficeFileRefusal =
  | Exclude<VersionsMade, { ok: true }>["reason"]
  | Exclude<PdfChecked, { ok: true }>["reason"]
  /** A picture format that browsers do not show; phones can be set to take others. */
  | "fileHeic"
  | "filesFull";

type FileAdded = { ok: true; file: OfficeFile; isRepeat: boolean } | { ok: false; reason: OfficeFileRefusal } | TooMany;

/** `name` is the name on the sender's device, `key` the idempotency key of the form. */
interface NewFile {
  bytes: Uint8Array;
  name: string;
  actor: Pick<StaffActor, "uid" | "name" | "role">;
  key?: string | undefined;
}

export interface Files {
  /** Uploading a known file again stores nothing and returns it. */
  add: (file: NewFile) => Promise<FileAdded>;
  /** Reads XLSX or CSV and keeps nothing; the limit of uploads of this person includes it. */
  table: (bytes: Uint8Array, actor: Pick<StaffActor, "uid" | "role">) => Promise<TableRead | TooMany>;
  file: (id: string) => Promise<OfficeFile | undefined>;
  /** Newest first; pages begin at 1. */
  list: (filter: {
    page?: number | undefined;
    q?: string | undefined;
  }) => Promise<{ files: ListedFile[]; count: number; pages: number }>;
  newest: (type: OfficeFile["type"], most: number, skip?: number) => Promise<OfficeFile[]>;
  /** The newest 24 files older than 30 days that no revision uses: these are offered for deletion. */
  unused: () => Promise<OfficeFile[]>;
  remove: (
    id: string,
    actor: Pick<StaffActor, "uid" | "name" | "role">,
  ) => Promise<{ ok: true } | { ok: false; reason: "gone" | "used" }>;
  agree: (name: string, actor: Pick<StaffActor, "uid" | "name" | "role">) => Promise<void>;
  agreed: (names: string[]) => Promise<string[]>;
  missing: (json: string) => Promise<string[]>;
}
