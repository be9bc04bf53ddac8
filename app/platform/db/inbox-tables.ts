import type { Generated } from "kysely";

/** Where an enquiry or application stands once it is confirmed, in the order of the way to admission. */
export const admissionStates = ["new", "talking", "documents", "registered", "admitted", "closed"] as const;
/** Where feedback stands. */
export const feedbackStates = ["new", "answered", "passedOn", "closed"] as const;

export type AdmissionState = (typeof admissionStates)[number];
export type FeedbackState = (typeof feedbackStates)[number];
export type SubmissionState = AdmissionState | FeedbackState;

/** Where a submission stands: an enquiry is `unconfirmed` until its code comes back. */
export type Status = "unconfirmed" | SubmissionState;

/** Why a submission was closed. */
export const closingReasons = [
  "joinedElsewhere",
  "notEligible",
  "noAnswer",
  "notInterested",
  "duplicate",
  "test",
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** How a submission reached the institute. */
export const sources = ["site", "call", "walkIn", "schoolVisit", "poster", "whatsapp"] as const;
export type Source = (typeof sources)[number];

/** How consent was given: by pressing the button of a form, or aloud to the office. */
export type ConsentBy = "site" | "spoken";

/** What the office knows and plans of a submission. Days are India's, as `2026-11-30`. */
export interface SubmissionStanding {
  stateSince: Generated<number>;
  closedFor: ClosingReason | null;
  /** The id of the committee that feedback was passed on to. */
  passedTo: string | null;
  /** The day on which the office gets in touch again. */
  dueOn: string | null;
  /** The uid of the person of the office who looks after it. */
  owner: string | null;
  source: Generated<Source>;
  /** Which poster or school it was. */
  sourceDetail: string | null;
  /** What decides which documents are needed: some of `reserved`, `ews`, … joined by commas; none: not asked yet. */
  documentsFor: string | null;
  /** The id of the submission that this one was merged into; the same for all of a group, which its oldest one leads. */
  mergedInto: string | null;
  /** Since when an answer to one of the group is given up that nobody has made good; of a part, as it was before the merge. */
  undeliveredAt: number | null;
  /** Counts the changes of the office and of the visitor: what a form of the office started from. */
  version: Generated<number>;
  consentBy: Generated<ConsentBy>;
}

/** The forms in which names and numbers are compared; the site computes them from what was sent. */
export interface SubmissionKeys {
  emailKey: string | null;
  /** The last ten digits. */
  phoneKey: string | null;
  /** The name, the same in either script. */
  nameKey: string | null;
  /** What a search looks through; none until it is computed. */
  searchText: string | null;
}

/** The three answers to "did you reach them?". */
export const callAnswers = ["spoke", "noAnswer", "wrongNumber"] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** What somebody said or wrote; all other lines say what changed. */
export const writtenKinds = ["note", ...callAnswers, "mailed"] as const;

/** What a line of a submission's history is: a note, a call, a mail, or a change, of which `text` says what it became. */
export type NoteKind =
  | (typeof writtenKinds)[number]
  | "state"
  | "due"
  | "owner"
  | "guardian"
  /** Of the checklist; `text` is what was added to `documentsFor`. */
  | "documents"
  | "merged"
  | "unmerged"
  /** By the sender; `text` is the names of the columns, and never what they held. */
  | "corrected"
  /** Of an answer that was given up; `text` is the id of the line that has it. */
  | "notDelivered";

/** A line of a submission's history; never changed, but struck out. */
export interface SubmissionNoteRow {
  id: string;
  submissionId: string;
  kind: NoteKind;
  text: string | null;
  /** The uid and name of the person who wrote it; an empty uid at a command line, and no name where it was the site. */
  by: string;
  byName: string;
  at: number;
  struckAt: number | null;
  struckBy: string | null;
  searchText: string | null;
}

/** That one submission was merged into another, which can be undone for a while. */
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

/** A document of an applicant's checklist; no scan of it is kept, and no number of it but a receipt's. */
export interface SubmissionDocumentRow {
  submissionId: string;
  /** The id of a document of content/records/admission-documents.yaml. */
  document: string;
  state: DocumentState;
  /** The number of the receipt, where it is applied for. */
  receipt: string | null;
  /** The day until which it may follow. */
  until: string | null;
  markedAt: number;
}

/** What the office keeps with submissions, all of which goes with them. Times are milliseconds since 1970. */
export interface InboxTables {
  submissionNotes: SubmissionNoteRow;
  submissionMerges: SubmissionMergeRow;
  submissionDocuments: SubmissionDocumentRow;
}
