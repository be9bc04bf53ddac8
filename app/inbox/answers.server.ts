import { plainReference } from "#app/forms/submissions/submission.ts";
import {
  changeSubmission,
  lockedSubmission,
  submissionById,
  submissionGroupOf,
  unreachedSince,
} from "#app/forms/submissions/submissions-table.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { OutboxRow, Submission } from "#app/lib/db/tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { MailContent } from "#app/lib/mail/outbox.server.ts";
import type { EmailContent } from "#app/ui/email/email.ts";
import type { MailParts } from "#app/ui/email/render.server.ts";
import {
  type ChangeContext,
  changeOnce,
  type InboxParts,
  insertNote,
  isReached,
  lockedLeader,
  notesOf,
  refusal,
} from "./change.server.ts";
import type { InboxOutcome, SubmissionChange } from "./inbox-types.ts";
import { officeDayAfter } from "./office-days.server.ts";
import { move } from "./states.server.ts";

interface AnswerWritten extends SubmissionChange {
  text: string;
  /** The reference, in the group, of the submission whose address it is sent to. */
  to: string;
  /** Milliseconds since 1970; newer mails by others must be read first. */
  drawnAt?: number;
  isAnswered?: boolean;
}

/** After the first mail: in contact, with a day, as after a call. A mail does not confirm a request to be called. */
function firstContact({ submission: { dueOn }, now, records }: ChangeContext) {
  const { day } = indiaTime(now);
  const next = dueOn !== null && dueOn >= day ? dueOn : officeDayAfter(day, 1, records.in("en"));
  return { state: "talking", dueOn: next, isUnreached: true } as const;
}

export const createAnswers = (parts: InboxParts) => ({
  async answer(written: AnswerWritten): Promise<InboxOutcome> {
    const { text, isAnswered, actor, drawnAt = Number.POSITIVE_INFINITY } = written;
    const said = text.trim();
    if (said === "") return { ok: false, reason: "textNeeded" };
    const outcome = await changeOnce(parts, {
      // An answer is sent whatever else others have changed, except if they have mailed too; but it does not overwrite
      // a state that they have set.
      what: "mail",
      act: isAnswered ? written : { ...written, version: undefined },
      async work(work) {
        const { tx, submission, note } = work;
        // Merged submissions may have different addresses: only the one shown in the form is used.
        const group = await submissionGroupOf(tx, submission.id);
        const addressee = group.find(({ reference }) => reference === plainReference(written.to));
        if (!addressee?.email) return refusal("addressee");
        const notes = await notesOf(
          tx,
          group.map(({ id }) => id),
        );
        const theirs = notes.find(({ kind, by, at }) => kind === "mailed" && by !== actor.uid && at >= drawnAt);
        if (theirs) return { ok: false, reason: "changed", submission, lastBy: theirs.byName };
        const line = await note("mailed", said, addressee.id);
        await parts.outbox.add(tx, [{ kind: "answer", resourceId: addressee.id, details: { text: said, note: line } }]);
        const { undeliveredAt } = submission;
        const done = isAnswered
          ? await move(work, { state: "answered" }, actor.uid, "answered")
          : submission.status === "new" && submission.kind !== "feedback"
            ? await move(work, firstContact(work), actor.uid, "talking")
            : isReached(submission);
        if ("ok" in done || undeliveredAt === null) return done;
        // An answer to another submission of the group may still be undelivered.
        return { ...done, fields: { ...done.fields, undeliveredAt: await unreachedSince(tx, group, undeliveredAt) } };
      },
    });
    if (outcome.ok) parts.outbox.notify();
    return outcome;
  },
});

/** Renders nothing if the visitor has erased the submission. */
export const createAnswerEmails =
  ({ db, officeEmail, render }: MailParts) =>
  async ({ resourceId, details }: OutboxRow): Promise<MailContent | undefined> => {
    const submission = resourceId ? await submissionById(db, resourceId) : undefined;
    if (!submission?.email) return undefined;
    const { text }: { text: string } = JSON.parse(details ?? "");
    return { to: submission.email, replyTo: officeEmail, ...render(answerEmail(submission, text)) };
  };

const words: Record<Locale, { subject: Record<Submission["kind"], string>; closing: string }> = {
  en: {
    subject: {
      enquiry: "About your admission enquiry",
      application: "About your request to be contacted",
      feedback: "About your feedback",
    },
    closing: "This email is from the institute’s office. You can reply to it.",
  },
  mr: {
    subject: {
      enquiry: "तुमच्या प्रवेश चौकशीविषयी",
      application: "डी.फार्मविषयी तुमच्या विनंतीला उत्तर",
      feedback: "तुमच्या अभिप्रायाविषयी",
    },
    closing: "हा ईमेल संस्थेच्या कार्यालयाकडून आहे. तुम्ही याला उत्तर देऊ शकता.",
  },
};

function answerEmail({ kind, reference, locale }: Submission, text: string): EmailContent {
  const { subject, closing } = words[locale];
  const [opening = "", ...paragraphs] = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return { locale, subject: `${subject[kind]}: ${reference}`, opening: [opening], paragraphs, closing };
}

/**
 * Makes the submission due until its sender is reached in another way; does nothing if it was erased. `now` is in
 * milliseconds since 1970.
 */
export async function noteUndeliveredAnswer(db: Db, { resourceId, details }: OutboxRow, now: number): Promise<void> {
  const answered = resourceId ? await submissionById(db, resourceId) : undefined;
  // The leader is locked first, as in every change by the office, to avoid deadlocks.
  const lead = answered?.reference ? await lockedLeader(db, answered.reference) : undefined;
  const submission = answered && (await lockedSubmission(db, answered.id));
  if (!lead || !submission) return;
  const { note }: { note?: string } = JSON.parse(details ?? "{}");
  const by = { by: "", byName: "" };
  await insertNote(db, { submissionId: submission.id, kind: "notDelivered", text: note ?? null, ...by, at: now });
  await changeSubmission(db, "id", lead.id, { undeliveredAt: lead.undeliveredAt ?? now });
}

/** Of these submissions, the ids of the history entries whose mails are pending. */
export async function waitingAnswers(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const waiting = db.selectFrom("outbox").select("details").where("kind", "=", "answer");
  const found = await waiting.where("resourceId", "in", ids).execute();
  return new Set(found.map(({ details }) => String(JSON.parse(details ?? "{}").note)));
}
