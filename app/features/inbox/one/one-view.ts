import type { Contact } from "#app/features/inbox/numbers.ts";
import type { InboxRefusal } from "#app/features/inbox/outcomes.ts";
import type { NoteView, OpenSubmission, SentPart } from "#app/features/inbox/views.ts";

/** A message template in the visitor's language, with name and reference filled in. */
export interface FilledMessage {
  id: string;
  name: string;
  text: string;
}

/** Actions that the next page's address reports as done. */
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
  "written",
  "merge",
  "undoMerge",
  "mail",
  "add",
] as const;
type InboxAction = (typeof inboxActions)[number];

/** The contact details of one submission of the group, with the submission. */
export type SentContact = Contact<SentPart["submission"]>;

/** Why a form was refused, and who changed the submission first. */
interface OneProblem {
  code: InboxRefusal["reason"];
  lastBy?: string | undefined;
}

/** Shown instead of a submission that no longer exists: what was typed, to be copied. */
export interface ErasedView {
  open?: undefined;
  problem: { code: "missing" };
  typed: Record<string, string>;
}

/** The data of a submission's page, including the result of the last form. */
export interface SubmissionView {
  open: OpenSubmission;
  /** The viewer's uid. */
  uid: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The key of the forms on this page. */
  key: string;
  /** Message templates, filled in for each submission of the group, by reference. */
  messages: Record<string, FilledMessage[]>;
  /** Names of the committees by id. */
  committees: Record<string, string>;
  /** The buses of the institute, and whether it says something of a hostel: what a family may ask about. */
  extras: { buses: { id: string; name: string }[]; hasHostel: boolean };
  /** The action just done, and the next person. */
  done?: InboxAction | undefined;
  next?: { reference: string; name: string | null } | undefined;
  /** The open answer by email: the reference of its recipient, and its initial text. */
  mail?: { text: string; to: string } | undefined;
  problem?: OneProblem;
  /** What was typed into the refused form. */
  typed?: Record<string, string>;
  /** History entries that others have added since that form was rendered. */
  theirs?: NoteView[];
}
