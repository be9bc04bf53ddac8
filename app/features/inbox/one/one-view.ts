import type { Contact } from "#app/features/inbox/numbers.ts";
import type { InboxRefusal } from "#app/features/inbox/outcomes.ts";
import type { NoteView, OpenSubmission, SentPart } from "#app/features/inbox/views.ts";

/** A text that the office sends often, in the visitor's language, with their name and reference. */
export interface FilledMessage {
  id: string;
  name: string;
  text: string;
}

/** What was pressed, as the address of the screen after it says. */
export const inboxActions = [
  "call",
  "state",
  "close",
  "note",
  "strike",
  "take",
  "give",
  "guardian",
  "documents",
  "merge",
  "undoMerge",
  "mail",
  "add",
] as const;
export type InboxAction = (typeof inboxActions)[number];

/** How somebody of the group can be written to, with what they sent. */
export type SentContact = Contact<SentPart["submission"]>;

/** Why a form was refused, and who came first. */
export interface OneProblem {
  code: InboxRefusal["reason"];
  lastBy?: string | undefined;
}

/** In place of the screen of a submission that is not there any more: what was typed into the form, to be copied. */
export interface ErasedView {
  open?: undefined;
  problem: { code: "missing" };
  typed: Record<string, string>;
}

/** A submission's screen: what is known, what is offered, and how the last form fared. */
export interface SubmissionView {
  open: OpenSubmission;
  /** Who looks at it. */
  uid: string;
  /** Milliseconds since 1970. */
  now: number;
  /** A key for the forms of this screen. */
  key: string;
  /** What the office sends often, filled in for each of the group, by its reference. */
  messages: Record<string, FilledMessage[]>;
  /** The names of committees by id. */
  committees: Record<string, string>;
  /** What was done just now, and who is next. */
  done?: InboxAction | undefined;
  next?: { reference: string; name: string | null } | undefined;
  /** The answer by email that is open: to the one with which reference, and which message it begins with. */
  mail?: { text: string; to: string } | undefined;
  problem?: OneProblem;
  /** What was typed into the form that was refused. */
  typed?: Record<string, string>;
  /** What others noted since that form was drawn. */
  theirs?: NoteView[];
}
