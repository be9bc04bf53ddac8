import type { Family } from "#app/features/fees/index.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import type {
  DocumentState,
  NoteKind,
  Source,
  SubmissionNoteRow,
  SubmissionState,
  WrittenAnswerRow,
} from "#app/platform/db/inbox-tables.ts";
import type { Kind, Submission } from "#app/platform/db/tables.ts";
import type { OfferedDay } from "./changes/days.ts";
import type { PersonDifference } from "./merges/differences.ts";
import type { Said } from "./written/said.ts";

/** Groups of the list, in its order. */
export const buckets = ["calls", "overdue", "today", "new", "needsDate", "later", "open", "over"] as const;
export type Bucket = (typeof buckets)[number];

export interface InboxFilter {
  kind?: Kind | undefined;
  /** `open`: all unfinished ones, and those with an undelivered answer. */
  state?: SubmissionState | "open" | undefined;
  /** A uid, or `nobody`. */
  owner?: string | undefined;
  source?: Source | undefined;
  /** The calendar year of arrival in India: 2026. */
  year?: number | undefined;
  /** Names, numbers, references and words in notes, in either script. */
  q?: string | undefined;
}

/** Status of a mail that was not sent: pending, or given up. */
export type Delivery = "waiting" | "failed";

export interface ListedSubmission {
  submission: Submission & { reference: string; status: SubmissionState };
  /** This submission and those merged into it. */
  group: Submission[];
  /** How often the same person may have sent something, by the rule of `suggestions`; counted for a page of the list alone. */
  times: number;
  bucket: Bucket;
  ownerName: string | undefined;
  /** The newest call, mail or note that is not struck out. */
  last: (Pick<SubmissionNoteRow, "kind" | "text" | "at" | "byName"> & { delivery?: Delivery }) | undefined;
}

export interface InboxPage {
  items: ListedSubmission[];
  total: number;
  page: number;
  pages: number;
}

/** The counts above the list, whatever the filter. */
export interface InboxCounts {
  new: number;
  /** Asked to be called, and not confirmed. */
  calls: number;
  /** Due today or overdue, or in `calls`. */
  due: number;
  overdue: number;
  /** How long the oldest new submission has been waiting, in milliseconds. */
  longestWait: number | undefined;
  /** In "talking" or "documents" without a date. */
  needDate: number;
}

/** A history entry. */
export interface NoteView {
  id: string;
  kind: NoteKind;
  text: string | null;
  /** For a mail that was not sent. */
  delivery?: Delivery;
  by: string;
  byName: string;
  at: number;
  struckAt: number | null;
  /** The reference it was written for; it matters after a merge. */
  reference: string;
}

/** A submission that may be from the same person, and why. */
export interface MergeSuggestion {
  reference: string;
  name: string | null;
  kind: Kind;
  state: SubmissionState;
  createdAt: number;
  why: PersonDifference[];
  /** The submission and those merged into it. */
  group: Submission[];
  /** Where the two differ: someone must check that before merging. */
  differs: PersonDifference[];
}

/** One submission of a group, as it was sent. */
export interface SentPart {
  submission: Submission & { reference: string };
  /** When its retention ends, in milliseconds since 1970. */
  erasedAt: number;
}

/** A submission merged into another. */
export interface MergedPart {
  merge: string;
  submission: Submission;
  at: number;
  byName: string;
  /** Until when the merge can be undone, in milliseconds since 1970; undefined when it no longer can. */
  undoUntil: number | undefined;
}

/** A document on an applicant's checklist. */
export interface ChecklistItem {
  document: string;
  name: string;
  /** The categories that need it: some of reserved, ews, …; empty if everyone needs it. */
  for: readonly string[];
  state: DocumentState | undefined;
  receipt: string | undefined;
  until: string | undefined;
}

/** A sheet that was given to a person. */
export interface WrittenAnswer extends Pick<WrittenAnswerRow, "code" | "at" | "byName"> {
  reference: string;
  family: Family;
  said: Said;
}

/** The data of a submission for its page. */
export interface OpenSubmission {
  /** The leader, if the reference is that of a merged submission. */
  submission: Submission & { reference: string; status: SubmissionState };
  /** This submission, then those merged into it, oldest first. */
  sent: SentPart[];
  ownerName: string | undefined;
  notes: NoteView[];
  suggestions: MergeSuggestion[];
  parts: MergedPart[];
  /** The documents that this applicant needs, in list order; empty for feedback. */
  documents: ChecklistItem[];
  documentsFor: string[];
  /** What was given to them in writing, the newest first. */
  written: WrittenAnswer[];
  /** Who it can be assigned to. */
  people: { uid: string; name: string; role: StaffRole }[];
  /** Suggested follow-up days: the next working day, in three days, the next admission date. */
  offered: OfferedDay[];
  /** Whether the office is still open in two hours. */
  canTrySoon: boolean;
}

/** The number of submissions from a source in a week. */
export interface SourceCount {
  /** The Monday, as `2026-11-23`. */
  week: string;
  source: Source;
  count: number;
}
