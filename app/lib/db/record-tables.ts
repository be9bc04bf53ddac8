import type { GeneratedAlways } from "kysely";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** Only records that the office has opened for writing; all others are only in content/. */
export interface RecordRow {
  id: string;
  kind: string;
  slug: string;
  draftId: string;
  /** Incremented by each change of the draft; forms carry it to detect conflicts. */
  version: number;
  createdAt: number;
  changedAt: number;
  discardedAt: number | null;
  /** The draft's texts, normalised for search (cms/records/draft-words.server.ts). */
  words: string;
}

/** Never changed once saved. */
export interface RevisionRow {
  id: string;
  recordId: string;
  number: number;
  data: string;
  /** JSON: for each pair of texts, the number of the revision in which both languages last matched. */
  confirmed: string;
  /** Null for the first version, from a file. */
  by: string | null;
  at: number;
  basedOn: number | null;
  /** 1 for a revision saved only for its author after a conflict; it is never the draft. */
  isUnused: 0 | 1;
}

export type OffReason = "mistake" | "replaced" | "ended";

/** A record's public state from `publicFrom` on; the highest number among those that have begun is current. */
export interface EditionRow {
  id: string;
  recordId: string;
  number: number;
  revisionId: string;
  publicFrom: number;
  publicUntil: number | null;
  off: OffReason | null;
  replacedBy: string | null;
  follows: Locale | null;
  by: string;
  at: number;
}

/** A scheduled edition replaced before its time; undoing the replacement restores it. */
interface DisplacedEditionRow extends EditionRow {
  displacedBy: string;
}

/**
 * Never changed, erased after three years. No visitor's data and nothing typed about a person: the log outlives both.
 */
export interface ActivityRow {
  id: string;
  at: number;
  by: string;
  byName: string;
  what: string;
  kind: string | null;
  slug: string | null;
  /** A uid, or the reference of a submission. */
  reference: string | null;
  fromRevision: number | null;
  toRevision: number | null;
  /** A keyword, a time or the name of a record, never typed text. */
  reason: string | null;
  /** The form's idempotency key: a form sent twice takes effect once. */
  key: string | null;
}

/** SHA-256 of the bytes as uploaded, hexadecimal. */
export interface FileRow {
  id: string;
  type: "image" | "pdf";
  name: string;
  width: number | null;
  height: number | null;
  by: string;
  at: number;
}

export interface FileVersionRow {
  fileId: string;
  /** `640.avif`: a picture's width in pixels; `12.pdf`: a PDF's number of pages. */
  name: string;
  bytes: Uint8Array;
}

/** Matched by the short id in the file's name (lib/files/file-name.ts). */
interface RevisionFileRow {
  revisionId: string;
  fileId: string;
  recordId: string;
}

/** Kept for ever (platform/check-codes); it holds nothing of what was shown. */
export interface CheckCodeRow {
  /** SHA-256 of kind, name and what is shown, in hexadecimal. */
  digest: string;
  /** With its check sign. Two digests may rarely share a code: both are then answered. */
  code: string;
  kind: string;
  slug: string;
  madeAt: number;
}

/** Publication log (platform/publications): never changed or deleted. */
export interface PublicationRow {
  seq: number;
  /** The id of an edition, its end, or a record in its file, so that it is entered once. */
  source: string;
  /** Canonical JSON. */
  entry: string;
  prev: string;
  hash: string;
}

/** Computed from `entry` by the database; null for a restored backup, which is about no record. */
interface PublicationTable extends PublicationRow {
  kind: GeneratedAlways<string | null>;
  slug: GeneratedAlways<string | null>;
  what: GeneratedAlways<string | null>;
  year: GeneratedAlways<number | null>;
  /** As `kind/slug`: the record that a posting shows. */
  about: GeneratedAlways<string | null>;
}

/** Evidence for the publication log: its newest entry was mailed, or the site looked at one of its own pages. */
export interface PublicationProofRow {
  id: string;
  what: "mailed" | "seen";
  at: number;
  seq: number;
  /** Of a mail, that entry's hash; of a page, the SHA-256 of the answer, or null if none came. */
  digest: string | null;
  recipients: number | null;
  page: string | null;
  status: number | null;
}

/** Times are milliseconds since 1970. */
export interface RecordTables {
  records: RecordRow;
  revisions: RevisionRow;
  editions: EditionRow;
  displacedEditions: DisplacedEditionRow;
  activities: ActivityRow;
  files: FileRow;
  fileVersions: FileVersionRow;
  revisionFiles: RevisionFileRow;
  checkCodes: CheckCodeRow;
  publications: PublicationTable;
  /** As `papers/pci 2027-05-31 30`; kept for ever, it names no person. */
  reminders: { key: string; at: number };
  publicationProofs: PublicationProofRow;
}
