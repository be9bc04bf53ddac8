import type { Generated } from "kysely";

export const admissionStates = ["new", "talking", "documents", "registered", "admitted", "closed"] as const;
export const feedbackStates = ["new", "answered", "passedOn", "closed"] as const;

export type AdmissionState = (typeof admissionStates)[number];
export type FeedbackState = (typeof feedbackStates)[number];
export type SubmissionState = AdmissionState | FeedbackState;

export type Status = "unconfirmed" | SubmissionState;

export const closingReasons = [
  "joinedElsewhere",
  "notEligible",
  "noAnswer",
  "notInterested",
  "duplicate",
  "advertisement",
  "abuse",
  "test",
  "didNotAsk",
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Excluded from every figure, and erased after 30 days. */
export const unwantedReasons = ["advertisement", "abuse"] as const satisfies readonly ClosingReason[];

export const sources = ["site", "call", "walkIn", "schoolVisit", "poster", "whatsapp"] as const;
export type Source = (typeof sources)[number];

export type ConsentBy = "site" | "spoken";

export const callTimes = ["any", "morning", "noon", "afternoon"] as const;
export type CallTime = (typeof callTimes)[number];

/** Days are in India's time zone, as `2026-11-30`. */
export interface SubmissionStanding {
  stateSince: Generated<number>;
  closedFor: ClosingReason | null;
  passedTo: string | null;
  dueOn: string | null;
  /** When to try again on `dueOn`; null, or a moment of another day, means at any time. */
  dueAt: number | null;
  owner: string | null;
  source: Generated<Source>;
  sourceDetail: string | null;
  /** Of a caller or walk-in: the subjects of the 12th, and the category (`categories` in site/fees). */
  subjects: string | null;
  category: string | null;
  /** `reserved`, `ews`, …, joined by commas: they decide which documents are needed. Null: not asked yet. */
  documentsFor: string | null;
  /** The oldest submission of the group, the same for all the others. */
  mergedInto: string | null;
  /** Since when an answer has been undeliverable, without a later one; once merged, the value before the merge. */
  undeliveredAt: number | null;
  /** Incremented by each change of the office or the sender; office forms carry it to detect conflicts. */
  version: Generated<number>;
  consentBy: Generated<ConsentBy>;
}

export interface SubmissionKeys {
  emailKey: string | null;
  phoneKey: string | null;
  nameKey: string | null;
  searchText: string | null;
}

export const callAnswers = ["spoke", "noAnswer", "wrongNumber"] as const;
export type CallAnswer = (typeof callAnswers)[number];

export const writtenKinds = ["note", ...callAnswers, "mailed"] as const;

export type NoteKind =
  | (typeof writtenKinds)[number]
  | "state"
  | "due"
  | "owner"
  | "guardian"
  | "written"
  | "documents"
  | "merged"
  | "unmerged"
  /** `text` is the names of the columns, never their old values. */
  | "corrected"
  | "notDelivered";

/** Can be struck out but never changed. */
export interface SubmissionNoteRow {
  id: string;
  submissionId: string;
  kind: NoteKind;
  text: string | null;
  /** The uid is empty for a command, the name for the site itself. */
  by: string;
  byName: string;
  at: number;
  struckAt: number | null;
  struckBy: string | null;
  searchText: string | null;
}

export interface SubmissionMergeRow {
  id: string;
  keptId: string;
  mergedId: string;
  by: string;
  byName: string;
  at: number;
  undoneAt: number | null;
}

export const documentStates = ["has", "applied", "missing"] as const;
export type DocumentState = (typeof documentStates)[number];

/** No scan is stored, and no number but a receipt's. */
export interface SubmissionDocumentRow {
  submissionId: string;
  document: string;
  state: DocumentState;
  receipt: string | null;
  until: string | null;
  markedAt: number;
}

/** Has no name: only the answers it follows from, and what is public. */
export interface WrittenAnswerRow {
  code: string;
  submissionId: string;
  family: string;
  /** JSON of what it said, to compare later with what is public then. */
  said: string;
  by: string;
  byName: string;
  at: number;
}

interface NewsToldRow {
  submissionId: string;
  kind: string;
  slug: string;
  /** `undelivered`: the mail was given up, so the person was not told. */
  by: "mail" | "whatsapp" | "undelivered";
  at: number;
}

/** Erased together with the submission. Times are milliseconds since 1970. */
export interface InboxTables {
  submissionNotes: SubmissionNoteRow;
  submissionMerges: SubmissionMergeRow;
  submissionDocuments: SubmissionDocumentRow;
  writtenAnswers: WrittenAnswerRow;
  newsTold: NewsToldRow;
  newsStops: { submissionId: string; at: number };
}
