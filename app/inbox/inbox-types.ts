import type { Quote } from "#app/inbox/quotes/quote.ts";
import type { NoKey } from "#app/lib/activity-log.server.ts";
import type { StaffActor, StaffRole } from "#app/lib/actor.ts";
import type {
  DocumentState,
  NoteKind,
  Source,
  SubmissionNoteRow,
  SubmissionState,
  WrittenAnswerRow,
} from "#app/lib/db/inbox-tables.ts";
import type { Kind, Submission } from "#app/lib/db/tables.ts";
import type { Family } from "#app/site/fees/family.ts";
import type { PersonDifference } from "./contacts.ts";
import type { OfferedDay } from "./states.ts";

/** The same key sent twice is done once, with the same answer. */
export interface Act {
  actor: StaffActor;
  key: string;
  reference: string;
}

export interface SubmissionChange extends Act {
  version: number;
}

export const erasingReasons = ["asked", "guardianDisagrees", "test", "mistake"] as const;

/**
 * Why nothing was changed:
 * - missing: the submission, note, merge, document or person does not exist (any more)
 * - changed: somebody changed it since the form was rendered; `lastBy` is the last author, empty for the site
 * - notNext: that state cannot follow; kinds: feedback is not merged with an application
 * - tooLong, characters: the text could not be stored unchanged
 * - badDate: no day, one that has passed, or more than a year ahead; tooLate: 30 days are over
 * - aadhaar: a receipt's number looks like an Aadhaar number, which is not stored
 * - amountTooHigh: more on the first day than the fee order allows
 * - addressee: none of the group with that reference has an address
 * - differ: addresses, numbers or names differ, and nobody has said that they checked
 */
export type InboxRefusal =
  | NoKey
  | { ok: false; reason: "changed"; submission: Submission; lastBy: string | undefined }
  | {
      ok: false;
      reason:
        | "missing"
        | "forbidden"
        | "notNext"
        | "dateNeeded"
        | "reasonNeeded"
        | "committeeNeeded"
        | "textNeeded"
        | "tooLong"
        | "characters"
        | "kinds"
        | "badDate"
        | "consentNeeded"
        | "guardianNeeded"
        | "aadhaar"
        | "badAmount"
        | "amountTooHigh"
        | "amountNeeded"
        | "merged"
        | "differ"
        | "addressee"
        | "tooLate";
    };

/** Done now, or earlier by the same form. */
export interface InboxDone {
  ok: true;
  reference: string;
  version: number;
}

export type InboxOutcome = InboxDone | InboxRefusal;

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
