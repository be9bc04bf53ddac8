import {
  type ChangeContext,
  changeOnce,
  type InboxParts,
  isReached,
  refusal,
} from "#app/features/inbox/changes/change.server.ts";
import { notesOf } from "#app/features/inbox/changes/notes.rows.server.ts";
import { move } from "#app/features/inbox/changes/states.service.server.ts";
import { officeDayAfter } from "#app/features/inbox/office-days.server.ts";
import type { InboxOutcome, SubmissionChange } from "#app/features/inbox/outcomes.ts";
import { plainReference, submissionGroupOf, unreachedSince } from "#app/features/submissions/index.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";

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
