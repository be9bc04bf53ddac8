import type { Details } from "#app/features/submissions/index.ts";
import type { NoKey } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { CallAnswer, ClosingReason, DocumentState, Source, State } from "#app/platform/db/inbox-tables.ts";
import type { Kind, Submission } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** Who does something to which submission. The same key sent twice is done once, and answered the same. */
export interface Act {
  actor: StaffActor;
  key: string;
  reference: string;
}

/** A change, with the version of the submission that its form showed. */
export interface Change extends Act {
  version: number;
}

export interface StateChange extends Change {
  state: State;
  /** The follow-up day, as `2026-11-30`. */
  dueOn?: string | undefined;
  closedFor?: ClosingReason | undefined;
  /** The id of a committee. */
  passedTo?: string | undefined;
  /** A note that goes with it. */
  text?: string | undefined;
}

/** Another follow-up day, or none; the state stays. */
export interface DateChange extends Change, Pick<StateChange, "text"> {
  dueOn: string | undefined;
}

/** A call that was made: a note with its time, and, in the same form, when the office calls again and what it becomes. */
export interface CallMade extends Omit<StateChange, "state" | "closedFor"> {
  answer: CallAnswer;
  state?: State | undefined;
}

/** A note is added whatever others have done: it needs no version. */
export interface NoteAdded extends Act {
  text: string;
}

/** An answer by email to who sent something, as the office wrote it. */
export interface AnswerWritten extends Change {
  text: string;
  /** The reference of the one of the group whose address it goes to. */
  to: string;
  /** When its form was drawn: what somebody else has mailed since is read first. */
  drawnAt?: number;
  /** Feedback is answered by it. */
  isAnswered?: boolean;
}

export interface NoteStruck extends Act {
  note: string;
}

export interface OwnerChange extends Change {
  /** A uid; null for nobody. Taking is giving to oneself. */
  owner: string | null;
}

/** One document of the checklist, or none of that name any more where `state` is null. */
export interface DocumentMark {
  document: string;
  state: DocumentState | null;
  receipt?: string | undefined;
  until?: string | undefined;
}

export interface DocumentsChange extends Change {
  /** Which of reserved, ews, disability, income, gap, board apply; left out: as before. */
  documentsFor?: string[] | undefined;
  marks: DocumentMark[];
}

export interface Merge extends Change {
  /** The reference of the other one. */
  other: string;
  /** Somebody looked at what differs. */
  isSure?: boolean | undefined;
}

/** The parent or guardian of one of a group agreed. */
export interface GuardianAgreed extends Change {
  /** The reference of the one whose guardian it is. */
  of: string;
}

export interface MergeUndone extends Act {
  merge: string;
}

/** Why the office erases before the time: the visitor asks, the guardian disagrees, it was a test or a mistake. */
export const erasingReasons = ["asked", "guardianDisagrees", "test", "mistake"] as const;
export type ErasingReason = (typeof erasingReasons)[number];

export interface Erasure extends Change {
  reason: ErasingReason;
}

/** What the office writes down for somebody who called or came. */
export interface Addition extends Omit<Act, "reference"> {
  details: Details;
  kind: Exclude<Kind, "feedback">;
  locale: Locale;
  source: Exclude<Source, "site">;
  sourceDetail?: string | undefined;
  note?: string | undefined;
  /** The consent was asked for and given aloud. */
  hasConsent: boolean;
  /** Under 18: the parent or guardian agreed just now, on the phone or on the spot. */
  hasGuardianConsent?: boolean | undefined;
  /** With a follow-up day it begins as talking, without one as new. */
  dueOn?: string | undefined;
}

/**
 * Why nothing was changed:
 * - missing: there is no such submission, note, merge, document or person (any more)
 * - forbidden: the role may not do that
 * - changed: somebody changed it since the form was drawn; `submission` is how it is now, `lastBy` who wrote last, empty where it was the site
 * - notNext: that state cannot follow; dateNeeded, reasonNeeded, committeeNeeded: the state needs one
 * - textNeeded: a note says something; tooLong, characters: a text that is not kept as it is; kinds: feedback is not merged with an application
 * - badDate: no day, one that has passed, or more than a year ahead
 * - consentNeeded: without consent nothing is written down; guardianNeeded: nobody to ask for somebody under 18
 * - aadhaar: a receipt's number looks like an Aadhaar number, which is not kept
 * - addressee: none of the group with that reference has an address
 * - differ: the two have other addresses, numbers or names, and nobody has said that they looked
 * - merged: they are one already; tooLate: 30 days are over
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
        | "merged"
        | "differ"
        | "addressee"
        | "tooLate";
    };

/** It is done, or was by the same form before. */
export interface Done {
  ok: true;
  /** Of the submission that is shown next; after a merge, of the one that is kept. */
  reference: string;
  /** The version that the next form starts from. */
  version: number;
}

export type Outcome = Done | InboxRefusal;
