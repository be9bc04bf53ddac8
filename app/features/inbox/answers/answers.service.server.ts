import { changeOnce, type InboxParts, isReached, no } from "#app/features/inbox/changes/change.server.ts";
import { notesOf } from "#app/features/inbox/changes/notes.rows.server.ts";
import { move } from "#app/features/inbox/changes/states.service.server.ts";
import type { InboxOutcome, SubmissionChange } from "#app/features/inbox/outcomes.ts";
import { plainReference, submissionGroupOf, unreachedSince } from "#app/features/submissions/index.server.ts";

/** An answer by email to who sent something, as the office wrote it. */
interface AnswerWritten extends SubmissionChange {
  text: string;
  /** The reference of the one of the group whose address it goes to. */
  to: string;
  /** When its form was drawn: what somebody else has mailed since is read first. */
  drawnAt?: number;
  /** Feedback is answered by it. */
  isAnswered?: boolean;
}

/** Puts the part of the service together that answers visitors by email. */
export const createAnswers = (parts: InboxParts) => ({
  /** Puts an email to one of a group into the outbox, keeps its text as a note and, of feedback, the state, in one transaction. */
  async answer(written: AnswerWritten): Promise<InboxOutcome> {
    const { text, isAnswered, actor, drawnAt = Number.POSITIVE_INFINITY } = written;
    const said = text.trim();
    if (said === "") return { ok: false, reason: "textNeeded" };
    const outcome = await changeOnce(parts, {
      // An email can be sent whatever others have done but mail; a state that they have changed is not set.
      what: "mail",
      act: isAnswered ? written : { ...written, version: undefined },
      async work(work) {
        const { tx, submission, note } = work;
        // Several that are merged may have several addresses: the one that the form showed, and no other.
        const group = await submissionGroupOf(tx, submission.id);
        const addressee = group.find(({ reference }) => reference === plainReference(written.to));
        if (!addressee?.email) return no("addressee");
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
          : isReached(submission);
        if ("ok" in done || undeliveredAt === null) return done;
        // Another of the group may still have to be reached.
        return { ...done, fields: { ...done.fields, undeliveredAt: await unreachedSince(tx, group, undeliveredAt) } };
      },
    });
    if (outcome.ok) parts.outbox.notify();
    return outcome;
  },
});
