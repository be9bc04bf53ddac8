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
import type { Quote } from "./written/said.ts";

export const buckets = ["calls", "overdue", "today", "new", "needsDate", "later", "open", "over"] as const;
export type Bucket = (typeof buckets)[number];

export interface InboxFilter {
  kind?: Kind | undefined;
  /** `open`: all unfinished ones, and those with an undelivered answer. */
  state?: SubmissionState | "open" | undefined;
  owner?: string | undefined;
  source?: Source | undefined;
  /** The calendar year of arrival in India. */
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
  /** How often the same person may have sent something; counted only for a page of the list. */
  times: number;
  bucket: Bucket;
  ownerName: string | undefined;
  last: (Pick<SubmissionNoteRow, "kind" | "text" | "at" | "byName"> & { delivery?: Delivery }) | undefined;
}

export interface InboxPage {
  items: ListedSubmission[];
  total: number;
  page: number;
  pages: number;
}

/** The counts ignore the filter. */
export interface InboxCounts {
  new: number;
  calls: number;
  /** Due today or overdue, or in `calls`. */
  due: number;
  overdue: number;
  /** How long the oldest new submission has been waiting, in milliseconds. */
  longestWait: number | undefined;
  /** In "talking" or "documents" without a date. */
  needDate: number;
}

export interface NoteView {
  id: string;
  kind: NoteKind;
  text: string | null;
  delivery?: Delivery;
  by: string;
  byName: string;
  at: number;
  struckAt: number | null;
  /** The reference it was written for; it matters after a merge. */
  reference: string;
}

export interface MergeSuggestion {
  reference: string;
  name: string | null;
  kind: Kind;
  state: SubmissionState;
  createdAt: number;
  why: PersonDifference[];
  group: Submission[];
  /** To be checked before merging. */
  differs: PersonDifference[];
}

export interface SentPart {
  submission: Submission & { reference: string };
  /** When its retention ends, in milliseconds since 1970. */
  erasedAt: number;
}

export interface MergedPart {
  merge: string;
  submission: Submission;
  at: number;
  byName: string;
  /** In milliseconds since 1970; undefined when the merge can no longer be undone. */
  undoUntil: number | undefined;
}

export interface ChecklistItem {
  document: string;
  name: string;
  /** The categories that need it: some of reserved, ews, …; empty if everyone needs it. */
  for: readonly string[];
  state: DocumentState | undefined;
  receipt: string | undefined;
  until: string | undefined;
}

export interface SavedQuote extends Pick<WrittenAnswerRow, "code" | "at" | "byName"> {
  reference: string;
  family: Family;
  said: Quote;
}

export interface OpenSubmission {
  submission: Submission & { reference: string; status: SubmissionState };
  sent: SentPart[];
  ownerName: string | undefined;
  notes: NoteView[];
  suggestions: MergeSuggestion[];
  parts: MergedPart[];
  /** In list order; empty for feedback. */
  documents: ChecklistItem[];
  documentsFor: string[];
  written: SavedQuote[];
  people: { uid: string; name: string; role: StaffRole }[];
  offered: OfferedDay[];
  /** Whether the office is still open in two hours. */
  canTrySoon: boolean;
}

export interface SourceCount {
  /** The Monday, as `2026-11-23`. */
  week: string;
  source: Source;
  count: number;
}
