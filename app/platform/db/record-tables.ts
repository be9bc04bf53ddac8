import type { GeneratedAlways } from "kysely";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A record that the office has opened for writing; all others are only in content/. */
export interface RecordRow {
  id: string;
  kind: string;
  /** Its name within the kind, used in addresses. */
  slug: string;
  /** The newest revision. */
  draftId: string;
  /** Number of changes to the draft; forms carry it to detect conflicts. */
  version: number;
  createdAt: number;
  changedAt: number;
  /** When the draft of a never published record was discarded. */
  discardedAt: number | null;
  /** The draft's texts, normalised for search (platform/records/draft-words.ts). */
  words: string;
}

/** A saved version of a record's data; never changed. */
export interface RevisionRow {
  id: string;
  recordId: string;
  /** Increments within the record. */
  number: number;
  /** JSON; a draft may be incomplete. */
  data: string;
  /** JSON: for each pair of texts, the number of the revision in which both languages last matched. */
  confirmed: string;
  /** The uid of who saved it; null for the first version, from a file. */
  by: string | null;
  at: number;
  /** The number of the revision that the form started from. */
  basedOn: number | null;
  /** 1 for a revision saved only for its author after a conflict; it is never the draft. */
  isUnused: 0 | 1;
}

/** Why a record was unpublished: published by mistake, replaced by another page, or no longer valid. */
export type OffReason = "mistake" | "replaced" | "ended";

/**
 * A record's public state from some time on. Of those whose `publicFrom` has passed, the one with the greatest number
 * is current.
 */
export interface EditionRow {
  id: string;
  recordId: string;
  /** Increments within the record. */
  number: number;
  /** The public revision; for an unpublished record, the last public one. */
  revisionId: string;
  publicFrom: number;
  publicUntil: number | null;
  off: OffReason | null;
  /** Address of the page that replaced the record. */
  replacedBy: string | null;
  /** The language that is missing and will follow later. */
  follows: Locale | null;
  by: string;
  at: number;
}

/** A scheduled edition that another one replaced before its time; undoing the other one restores it. */
interface DisplacedEditionRow extends EditionRow {
  /** The id of the edition that replaced it, which may itself be displaced. */
  displacedBy: string;
}

/**
 * An action by a member of the office; never changed, and erased after three years. It holds references but no
 * visitor's data and nothing typed about a person, as the log outlives both.
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
  /** What the action concerned, if not a record: a uid, or the reference of a submission. */
  reference: string | null;
  fromRevision: number | null;
  toRevision: number | null;
  /** A keyword, a time or the name of a record, never typed text. */
  reason: string | null;
  /** The form's idempotency key: a form sent twice takes effect once. */
  key: string | null;
}

/** A picture or PDF of the office, identified by the SHA-256 of its bytes as uploaded. */
export interface FileRow {
  /** Hexadecimal. */
  id: string;
  type: "image" | "pdf";
  /** The file's name on the uploader's device. */
  name: string;
  /** Pixels, of a picture. */
  width: number | null;
  height: number | null;
  by: string;
  at: number;
}

/** A served version of a file: a width of a picture in AVIF or WebP, or the PDF itself. */
export interface FileVersionRow {
  fileId: string;
  /** `640.avif`: a picture's width in pixels; `12.pdf`: a PDF's number of pages. */
  name: string;
  bytes: Uint8Array;
}

/** A file that a revision refers to, by the short id in its name (platform/files/file-name.ts). */
interface RevisionFileRow {
  revisionId: string;
  fileId: string;
  /** The record that the revision belongs to. */
  recordId: string;
}

/** A code of something that is or was public (platform/check-codes); kept for ever, it holds nothing of what was shown. */
export interface CheckCodeRow {
  /** SHA-256 of kind, name and what is shown, in hexadecimal. */
  digest: string;
  /** With its check sign. Two digests may have one code, though hardly ever: both are then answered. */
  code: string;
  kind: string;
  slug: string;
  madeAt: number;
}

/** An entry of the publication log (platform/publications); never changed or deleted. */
export interface PublicationRow {
  /** Increments by one, from 1. */
  seq: number;
  /** What it is about, so that it is entered once: the id of an edition, its end, or a record in its file. */
  source: string;
  /** Canonical JSON. */
  entry: string;
  /** The hash of the entry before; empty for the first. */
  prev: string;
  hash: string;
}

/** What an entry says, computed from it by the database; null for a restored backup, which is about no record. */
interface PublicationTable extends PublicationRow {
  kind: GeneratedAlways<string | null>;
  slug: GeneratedAlways<string | null>;
  what: GeneratedAlways<string | null>;
  year: GeneratedAlways<number | null>;
  /** As `kind/slug`: the record that a posting shows. */
  about: GeneratedAlways<string | null>;
}

/** What supports the publication log: its newest entry was mailed, or the site looked at one of its pages. */
export interface PublicationProofRow {
  /** Names the day or the entry that it is for, so that it is there once. */
  id: string;
  what: "mailed" | "seen";
  at: number;
  /** The newest entry of the log then. */
  seq: number;
  /** Of a mail, the hash of that entry; of a page, the SHA-256 of the answer, or null if none came. */
  digest: string | null;
  /** To how many addresses it was mailed. */
  recipients: number | null;
  /** The address of the page, without the site's. */
  page: string | null;
  /** The HTTP status; null if no answer came. */
  status: number | null;
}

/** Records of the office. Times are milliseconds since 1970. */
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
  /** What the office was reminded of, as `papers/pci 2027-05-31 30`; kept for ever, it names no person. */
  reminders: { key: string; at: number };
  publicationProofs: PublicationProofRow;
}
