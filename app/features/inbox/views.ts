import type {
  DocumentState,
  NoteKind,
  Source,
  SubmissionNoteRow,
  SubmissionState,
} from "#app/platform/db/inbox-tables.ts";
import type { Kind, Submission } from "#app/platform/db/tables.ts";
import type { OfferedDay } from "./changes/days.ts";
import type { PersonDifference } from "./merges/differences.ts";

/** Why a submission is where it is in the list, in the list's order. */
export const buckets = ["overdue", "today", "new", "needsDate", "later", "open", "over"] as const;
export type Bucket = (typeof buckets)[number];

/** Which submissions are listed. */
export interface InboxFilter {
  kind?: Kind | undefined;
  /** `open`: all that are not over, and those to whom an answer did not arrive. */
  state?: SubmissionState | "open" | undefined;
  /** A uid, or `nobody`. */
  owner?: string | undefined;
  source?: Source | undefined;
  /** The calendar year in India in which it came: 2026. */
  year?: number | undefined;
  /** Names, numbers, references and words of notes, in either script. */
  q?: string | undefined;
}

/** What became of a mail that was not sent: it waits, or was given up. */
export type Delivery = "waiting" | "failed";

/** A line of the list. */
export interface ListedSubmission {
  submission: Submission & { reference: string; status: SubmissionState };
  /** All that are merged, with this one, which comes first. */
  group: Submission[];
  bucket: Bucket;
  ownerName: string | undefined;
  /** Its newest call, mail or note that was not struck out. */
  last: (Pick<SubmissionNoteRow, "kind" | "text" | "at" | "byName"> & { delivery?: Delivery }) | undefined;
}

export interface InboxPage {
  items: ListedSubmission[];
  total: number;
  page: number;
  pages: number;
}

/** What stands on top of the list, whatever the filter. */
export interface InboxCounts {
  new: number;
  /** Due today, and overdue. */
  due: number;
  overdue: number;
  /** How long the oldest new one has waited, in milliseconds. */
  longestWait: number | undefined;
  /** Talking or waiting for documents without a date. */
  needDate: number;
}

/** A line of a submission's history. */
export interface NoteView {
  id: string;
  kind: NoteKind;
  text: string | null;
  /** Of a mail that was not sent. */
  delivery?: Delivery;
  by: string;
  byName: string;
  at: number;
  struckAt: number | null;
  /** The reference it was written for, where several are merged. */
  reference: string;
}

/** Somebody who may be the same, and why it seems so. */
export interface MergeSuggestion {
  reference: string;
  name: string | null;
  kind: Kind;
  state: SubmissionState;
  createdAt: number;
  why: PersonDifference[];
  /** All that are merged with it. */
  group: Submission[];
  /** In what the two differ: somebody has to look before they are merged. */
  differs: PersonDifference[];
}

/** One of a group as it was sent. */
export interface SentPart {
  submission: Submission & { reference: string };
  /** When it is erased by itself, in milliseconds since 1970. */
  erasedAt: number;
}

/** What was merged into a submission. */
export interface MergedPart {
  merge: string;
  submission: Submission;
  at: number;
  byName: string;
  /** Until when it can be undone, in milliseconds since 1970; undefined when that is over. */
  undoUntil: number | undefined;
}

/** A document of an applicant's checklist. */
export interface ChecklistItem {
  document: string;
  name: string;
  /** Which of reserved, ews, … make it needed; empty: everyone needs it. */
  for: readonly string[];
  state: DocumentState | undefined;
  receipt: string | undefined;
  until: string | undefined;
}

/** A submission as its screen needs it. */
export interface OpenSubmission {
  /** The one that is kept, where the reference is of one that was merged. */
  submission: Submission & { reference: string; status: SubmissionState };
  /** What was sent: this one, and then what is merged with it, the oldest first. */
  sent: SentPart[];
  ownerName: string | undefined;
  notes: NoteView[];
  suggestions: MergeSuggestion[];
  parts: MergedPart[];
  /** Those that this one needs, in the order of the list; empty for feedback. */
  documents: ChecklistItem[];
  documentsFor: string[];
  /** Whom it can be given to. */
  people: { uid: string; name: string }[];
  /** Follow-up days to choose from: the next working day, in three days, the next date of the admission. */
  offered: OfferedDay[];
}

/** How many came from where in a week. */
export interface SourceCount {
  /** The Monday, as `2026-11-23`. */
  week: string;
  source: Source;
  count: number;
}
