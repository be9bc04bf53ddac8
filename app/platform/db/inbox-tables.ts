import type { Generated } from "kysely";

/** States of a confirmed enquiry or application, in the order of admission. */
export const admissionStates = ["new", "talking", "documents", "registered", "admitted", "closed"] as const;
/** States of feedback. */
export const feedbackStates = ["new", "answered", "passedOn", "closed"] as const;

export type AdmissionState = (typeof admissionStates)[number];
export type FeedbackState = (typeof feedbackStates)[number];
export type SubmissionState = AdmissionState | FeedbackState;

/** State of a submission; an enquiry is `unconfirmed` until its code is entered. */
export type Status = "unconfirmed" | SubmissionState;

/** Why a submission was closed. */
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

/** Reasons of what nobody who is interested sent: it counts in no figure, and is erased after 30 days. */
export const unwantedReasons = ["advertisement", "abuse"] as const satisfies readonly ClosingReason[];

/** How a submission reached the institute. */
export const sources = ["site", "call", "walkIn", "schoolVisit", "poster", "whatsapp"] as const;
export type Source = (typeof sources)[number];

/** How consent was given: by submitting a form, or orally to the office. */
export type ConsentBy = "site" | "spoken";

/** When in the office's hours a visitor wants to be called. */
export const callTimes = ["any", "morning", "noon", "afternoon"] as const;
export type CallTime = (typeof callTimes)[number];

/** What the office records about a submission. Days are in India's time zone, as `2026-11-30`. */
export interface SubmissionStanding {
  stateSince: Generated<number>;
  closedFor: ClosingReason | null;
  /** The id of the committee that feedback was forwarded to. */
  passedTo: string | null;
  /** The day on which the office is to get in touch again. */
  dueOn: string | null;
  /** The moment of that day from which to try again; without it, or of another day, at any time. */
  dueAt: number | null;
  /** The uid of the member of the office responsible for it. */
  owner: string | null;
  source: Generated<Source>;
  /** Which poster or school. */
  sourceDetail: string | null;
  /** What a caller or walk-in said: the subjects of the 12th, and the category (`categories` in features/fees). */
  subjects: string | null;
  category: string | null;
  /**
   * The categories that decide which documents are needed: `reserved`, `ews`, … joined by commas; null: not asked yet.
   */
  documentsFor: string | null;
  /** The id of the submission that this one was merged into: the oldest of its group, the same for all the others. */
  mergedInto: string | null;
  /**
   * Since when an answer to someone in the group has been undeliverable, without a later one; for a merged submission,
   * its value before the merge.
   */
  undeliveredAt: number | null;
  /** Incremented by each change of the office or the sender; office forms carry it to detect conflicts. */
  version: Generated<number>;
  consentBy: Generated<ConsentBy>;
}

/** Normalised names and numbers for comparison, computed from what was sent. */
export interface SubmissionKeys {
  emailKey: string | null;
  /** The last ten digits. */
  phoneKey: string | null;
  /** The name's sound, the same in either script. */
  nameKey: string | null;
  /** The text that searches match; null until it is computed. */
  searchText: string | null;
}

/** Outcomes of a phone call. */
export const callAnswers = ["spoke", "noAnswer", "wrongNumber"] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** History entries with a text that somebody said or wrote; all others record a change. */
export const writtenKinds = ["note", ...callAnswers, "mailed"] as const;

/** Kind of a history entry: a note, a call, a mail, or a change, whose new value is in `text`. */
export type NoteKind =
  | (typeof writtenKinds)[number]
  | "state"
  | "due"
  | "owner"
  | "guardian"
  /** Something was given in writing; `text` is its code. */
  | "written"
  /** A change of the checklist; `text` is what was added to `documentsFor`. */
  | "documents"
  | "merged"
  | "unmerged"
  /** The sender corrected the submission; `text` is the names of the columns, never their old values. */
  | "corrected"
  /** An answer could not be delivered; `text` is the id of its entry. */
  | "notDelivered";

/** An entry of a submission's history; it can be struck out but never changed. */
export interface SubmissionNoteRow {
  id: string;
  submissionId: string;
  kind: NoteKind;
  text: string | null;
  /** The uid and name of the author; the uid is empty for a command, the name for the site itself. */
  by: string;
  byName: string;
  at: number;
  struckAt: number | null;
  struckBy: string | null;
  searchText: string | null;
}

/** A merge of one submission into another, which can be undone for a while. */
export interface SubmissionMergeRow {
  id: string;
  keptId: string;
  mergedId: string;
  by: string;
  byName: string;
  at: number;
  undoneAt: number | null;
}

/** Whether an applicant has a document, has applied for it, or lacks it. */
export const documentStates = ["has", "applied", "missing"] as const;
export type DocumentState = (typeof documentStates)[number];

/** A document on an applicant's checklist; no scan is stored, and no number but a receipt's. */
export interface SubmissionDocumentRow {
  submissionId: string;
  /** The id of a document of content/records/admission-documents.yaml. */
  document: string;
  state: DocumentState;
  /** The receipt's number, when the document has been applied for. */
  receipt: string | null;
  /** The last day for handing it in. */
  until: string | null;
  markedAt: number;
}

/** What was given to a person in writing. It has no name: only the answers it follows from, and what is public. */
export interface WrittenAnswerRow {
  code: string;
  submissionId: string;
  /** The answers about the family, as JSON. */
  family: string;
  /** What it said, as JSON, to be compared later with what is public then. */
  said: string;
  /** The uid and name of the person of the office who gave it. */
  by: string;
  byName: string;
  at: number;
}

/** A person was told of a record. */
interface NewsToldRow {
  submissionId: string;
  kind: string;
  slug: string;
  /** `undelivered`: the mail was given up, so the person was not told. */
  by: "mail" | "whatsapp" | "undelivered";
  at: number;
}

/** What the office stores about submissions; it is erased with them. Times are milliseconds since 1970. */
export interface InboxTables {
  submissionNotes: SubmissionNoteRow;
  submissionMerges: SubmissionMergeRow;
  submissionDocuments: SubmissionDocumentRow;
  writtenAnswers: WrittenAnswerRow;
  newsTold: NewsToldRow;
  /** A person who wants no more of these messages. */
  newsStops: { submissionId: string; at: number };
}
