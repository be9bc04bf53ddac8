import type { StaffActor } from "#app/platform/actor.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { PdfChecked, VersionsMade } from "#app/platform/sanitize/file-kinds.ts";
import type { FileUse } from "./file-uses.rows.server.ts";

/** A file as the office sees it. */
export interface OfficeFile {
  /** SHA-256 of its bytes as they were sent, hexadecimal. */
  id: string;
  type: "image" | "pdf";
  /** What the device called it. */
  called: string;
  /** What records call it (`fileName`), from which its address and size follow. */
  name: string;
  /** The uid of who added it, and when. */
  by: string;
  at: number;
}

/** A file with the records that show it, or have shown it. */
export interface ListedFile extends OfficeFile {
  uses: FileUse[];
  /** Whether a record of content/ names it. */
  isOfContent: boolean;
}

/** Why a file of the office was not taken. */
export type OfficeFileRefusal =
  | Exclude<VersionsMade, { ok: true }>["reason"]
  | Exclude<PdfChecked, { ok: true }>["reason"]
  /** A picture of a kind that browsers do not show: the phone can be set to take others. */
  | "fileHeic"
  /** All files together have reached their quota. */
  | "filesFull";

export type FileAdded =
  | { ok: true; file: OfficeFile; isRepeat: boolean }
  | { ok: false; reason: OfficeFileRefusal }
  | TooMany;

/** A file to be added: `name` is what its sender's device calls it, `key` the key of the form that it came with. */
export interface NewFile {
  bytes: Uint8Array;
  name: string;
  actor: Pick<StaffActor, "uid" | "name">;
  key?: string | undefined;
}

/** The office's pictures and PDFs. */
export interface Files {
  /** Checks a file and keeps it; one that is there already is free, and answered with what is there. */
  add: (file: NewFile) => Promise<FileAdded>;
  /** The file with this id, in full or as short as in its name. */
  file: (id: string) => Promise<OfficeFile | undefined>;
  /** A page of the files, the newest first, whose names have these letters; pages count from 1. */
  list: (filter: {
    page?: number | undefined;
    q?: string | undefined;
  }) => Promise<{ files: ListedFile[]; count: number; pages: number }>;
  /** The newest files of a type, at most so many, after as many as are to be skipped. */
  newest: (type: OfficeFile["type"], most: number, skip?: number) => Promise<OfficeFile[]>;
  /** What is older than 30 days and no record has shown, in any revision: it is offered for deletion. */
  unused: () => Promise<OfficeFile[]>;
  /** Deletes a file that no record has shown, in any revision. */
  remove: (
    id: string,
    actor: Pick<StaffActor, "uid" | "name">,
  ) => Promise<{ ok: true } | { ok: false; reason: "gone" | "used" }>;
  /** Notes that the people in a picture agreed to be shown; once for a picture. */
  agree: (name: string, actor: Pick<StaffActor, "uid" | "name">) => Promise<void>;
  /** Of the names of pictures, those of whose people that was noted. */
  agreed: (names: string[]) => Promise<string[]>;
  /** Of the names of office files in a record's data, given as JSON, those that no file has. */
  missing: (json: string) => Promise<string[]>;
}
