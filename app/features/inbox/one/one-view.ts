import type { Contact } from "#app/features/inbox/numbers.ts";
import type { InboxRefusal } from "#app/features/inbox/outcomes.ts";
import type { NoteView, OpenSubmission, SentPart } from "#app/features/inbox/views.ts";

export interface FilledMessage {
  id: string;
  name: string;
  text: string;
}

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

export type SentContact = Contact<SentPart["submission"]>;

interface OneProblem {
  code: InboxRefusal["reason"];
  lastBy?: string | undefined;
}

export interface ErasedView {
  open?: undefined;
  problem: { code: "missing" };
  typed: Record<string, string>;
}

export interface SubmissionView {
  open: OpenSubmission;
  uid: string;
  /** Milliseconds since 1970. */
  now: number;
  key: string;
  /** Filled in for each submission of the group, by reference. */
  messages: Record<string, FilledMessage[]>;
  committees: Record<string, string>;
  /** What a family may ask about. */
  extras: { buses: { id: string; name: string }[]; hasHostel: boolean };
  done?: InboxAction | undefined;
  next?: { reference: string; name: string | null } | undefined;
  mail?: { text: string; to: string } | undefined;
  problem?: OneProblem;
  typed?: Record<string, string>;
  theirs?: NoteView[];
}
