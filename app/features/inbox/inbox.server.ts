import { createContext } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import type {
  Addition,
  AnswerWritten,
  CallMade,
  DateChange,
  DocumentsChange,
  Erasure,
  GuardianAgreed,
  Merge,
  MergeUndone,
  NoteAdded,
  NoteStruck,
  Outcome,
  OwnerChange,
  StateChange,
} from "./outcomes.ts";
import type { InboxCounts, InboxFilter, InboxPage, ListedSubmission, OpenSubmission, SourceCount } from "./views.ts";

/** What the office reads of the inbox. */
export interface InboxReading {
  /** A page of the list: overdue, due today, new (oldest first), without a date, the rest, what is over. */
  list: (filter: InboxFilter, page: number) => Promise<InboxPage>;
  /** How many a filter shows. */
  count: (filter: InboxFilter) => Promise<number>;
  /** How many a filter shows, with each of those that are merged: the rows of an export. */
  countRows: (filter: InboxFilter) => Promise<number>;
  /** All that a filter shows, in the order of the list, some hundreds at a time. */
  all: (filter: InboxFilter) => AsyncGenerator<ListedSubmission[]>;
  counts: () => Promise<InboxCounts>;
  /** A submission by its reference, or by that of one merged into it; in the language of its documents' names. */
  open: (reference: string, actor: StaffActor) => Promise<OpenSubmission | undefined>;
  /** How many came from where, week by week of a calendar year. */
  countsBySource: (year: number) => Promise<SourceCount[]>;
  /** The calendar years in which something came, the newest first. */
  years: () => Promise<number[]>;
  /** What is erased by itself within so many days, the next first. */
  erasedSoon: (days: number) => Promise<{ submission: ListedSubmission["submission"]; erasedAt: number }[]>;
  /** How many submissions are due or overdue today for each person, by uid. */
  dueByOwner: () => Promise<Map<string, number>>;
  /** Whom submissions can be given to. */
  people: () => Promise<{ uid: string; name: string }[]>;
}

/** What the office does with submissions. Expected outcomes are returned, and surprises thrown. */
export interface Inbox extends InboxReading {
  setState: (change: StateChange) => Promise<Outcome>;
  /** Changes the follow-up day alone. */
  setDate: (change: DateChange) => Promise<Outcome>;
  call: (call: CallMade) => Promise<Outcome>;
  note: (note: NoteAdded) => Promise<Outcome>;
  /** Puts an email to one of a group into the outbox, keeps its text as a note and, of feedback, the state, in one transaction. */
  answer: (written: AnswerWritten) => Promise<Outcome>;
  /** Strikes a note out; it stays to be read. */
  strike: (note: NoteStruck) => Promise<Outcome>;
  setOwner: (change: OwnerChange) => Promise<Outcome>;
  /** Notes that the parent or guardian of one of a group agreed on the phone. */
  confirmGuardian: (agreed: GuardianAgreed) => Promise<Outcome>;
  setDocuments: (change: DocumentsChange) => Promise<Outcome>;
  /** Merges two submissions into the older one, which can be undone for 30 days. */
  merge: (merge: Merge) => Promise<Outcome>;
  undoMerge: (merge: MergeUndone) => Promise<Outcome>;
  /** Writes down an enquiry or application of somebody who called or came. */
  add: (addition: Addition) => Promise<Outcome>;
  /** Erases a submission, and what is merged with it, before the time; the visitor and the office's mailbox get an email. */
  erase: (erasure: Erasure) => Promise<Outcome>;
}

/** The router context of the inbox. */
export const inboxContext = createContext<Inbox>();
