import type { Locale } from "#app/platform/i18n/locale.ts";

/** A record that the office has touched; what it never touched is in content/ alone. */
export interface RecordRow {
  id: string;
  kind: string;
  /** Its name within the kind, as in addresses. */
  slug: string;
  /** The newest revision. */
  draftId: string;
  /** How often the draft was changed: what a form started from. */
  version: number;
  createdAt: number;
  changedAt: number;
  /** When the draft of a record that never was public was thrown away. */
  discardedAt: number | null;
  /** The texts of the draft, as lists look for words in them (platform/records/draft-words.ts). */
  words: string;
}

/** The data of a record as it was saved once; never changed. */
export interface RevisionRow {
  id: string;
  recordId: string;
  /** Counts up within the record. */
  number: number;
  /** JSON; a draft may be incomplete. */
  data: string;
  /** JSON: for each pair of texts, the number of the revision in which both languages last said the same. */
  confirmed: string;
  /** The uid of who saved it; none for the first version, from a file. */
  by: string | null;
  at: number;
  /** The number of the revision that the form started from. */
  basedOn: number | null;
  /** Kept for who wrote it, after a conflict, and never the draft. */
  isUnused: 0 | 1;
}

/** Why a record was taken off: published by mistake, replaced by another page, or no longer valid. */
export type OffReason = "mistake" | "replaced" | "ended";

/**
 * What is or will be public of a record, from when. The edition with the latest `publicFrom` that has passed counts,
 * and of several the one with the greatest number.
 */
export interface EditionRow {
  id: string;
  recordId: string;
  /** Counts up within the record. */
  number: number;
  /** What is public; for a record that was taken off, what was. */
  revisionId: string;
  publicFrom: number;
  publicUntil: number | null;
  off: OffReason | null;
  /** The address that a replaced record leads to. */
  replacedBy: string | null;
  /** The language that is missing and follows later. */
  follows: Locale | null;
  by: string;
  at: number;
}

/** An edition whose time had not come when another one took its place; it comes back where that one is undone. */
export interface DisplacedEditionRow extends EditionRow {
  /** The id of that other one, which may be displaced itself. */
  displacedBy: string;
}

/**
 * What a person of the office did; never changed, and erased after three years. No visitor's data, only references; and
 * nothing typed about somebody, as the log outlives them.
 */
export interface ActivityRow {
  id: string;
  at: number;
  /** The uid, and the name as it was then. */
  by: string;
  byName: string;
  what: string;
  kind: string | null;
  slug: string | null;
  /** What it was done to, when that is no record: a uid, a reference of a submission. */
  reference: string | null;
  fromRevision: number | null;
  toRevision: number | null;
  /** A word, a moment or a name of a record, never what somebody typed. */
  reason: string | null;
  /** Of the form: the same form sent twice is done once. */
  key: string | null;
}

/** A picture or PDF of the office, by the SHA-256 of its bytes as they were sent. */
export interface FileRow {
  /** Hexadecimal. */
  id: string;
  type: "image" | "pdf";
  /** As the device named it. */
  name: string;
  /** Pixels, of a picture. */
  width: number | null;
  height: number | null;
  by: string;
  at: number;
}

/** A file as it is served: a width of a picture in AVIF or WebP, or the PDF itself. */
export interface FileVersionRow {
  fileId: string;
  /** `640.avif`: a picture's width in pixels; of a PDF, its number of pages: `12.pdf`. */
  name: string;
  bytes: Uint8Array;
}

/** A file that a revision names, by the short id that its name has (platform/files/file-name.ts). */
export interface RevisionFileRow {
  revisionId: string;
  fileId: string;
  /** The record that the revision is of. */
  recordId: string;
}

/** What the office publishes. Times are milliseconds since 1970. */
export interface RecordTables {
  records: RecordRow;
  revisions: RevisionRow;
  editions: EditionRow;
  displacedEditions: DisplacedEditionRow;
  activities: ActivityRow;
  files: FileRow;
  fileVersions: FileVersionRow;
  revisionFiles: RevisionFileRow;
}
