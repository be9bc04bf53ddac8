import type { ReactNode } from "react";
import type { Contact } from "#app/inbox/contacts.ts";
import type { InboxRefusal, NoteView, OpenSubmission, SentPart } from "#app/inbox/inbox-types.ts";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { useSite } from "#app/ui/site.tsx";

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

interface Props {
  view: Pick<SubmissionView, "key" | "open" | "now">;
  children: ReactNode;
}

export function OneForm({ view: { key, open, now }, children }: Props) {
  const { link, t } = useSite();
  return (
    <form method="post" action={link(`/office/inbox/${open.submission.reference}`)} noValidate>
      <PersonField />
      <input type="hidden" name="form:key" value={key} />
      <input type="hidden" name="form:version" value={open.submission.version} />
      <input type="hidden" name="form:at" value={now} />
      {children}
      <p className="note alert" role="alert" hidden data-failed>
        {t.form.failed}
      </p>
    </form>
  );
}
