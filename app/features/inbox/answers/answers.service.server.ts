import { changeOnce, type InboxParts, isReached, no, type Work } from "#app/features/inbox/changes/change.server.ts";
import { notesOf } from "#app/features/inbox/changes/notes.rows.server.ts";
import { move } from "#app/features/inbox/changes/states.service.server.ts";
import { officeDayAfter } from "#app/features/inbox/office-days.server.ts";
import type { AnswerWritten, Outcome } from "#app/features/inbox/outcomes.ts";
import { groupOf, plainReference, unreachedSince } from "#app/features/submissions/index.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";

/** Days that somebody new has for a reply before the office gets in touch again. */
const replyDays = 3;

/** An applicant who was new is talked with once they are answered; a day that was chosen for them and has not passed stays. */
function talkingAfter({ submission: { kind, status, dueOn }, now }: Work) {
  if (status !== "new" || kind === "feedback") return undefined;
  const today = indiaTime(now).day;
  return {
    state: "talking" as const,
    dueOn: dueOn !== null && dueOn >= today ? dueOn : officeDayAfter(today, replyDays),
  };
}

/** Puts the part of the service together that answers visitors by email. */
export const createAnswers = (parts: InboxParts) => ({
  async answer(written: AnswerWritten): Promise<Outcome> {
    const { text, isAnswered, actor, drawnAt = Number.POSITIVE_INFINITY } = written;
    const said = text.trim();
    if (said === "") return { ok: false, reason: "textNeeded" };
    const outcome = await changeOnce(parts, {
      // An email can be sent whatever others have done but mail; a state that they have changed is not set.
      ...{ what: "mail", act: isAnswered ? written : { ...written, version: undefined } },
      async work(work) {
        const { rows, submission, note } = work;
        // Several that are merged may have several addresses: the one that the form showed, and no other.
        const group = await groupOf(rows, submission.id);
        const addressee = group.find(({ reference }) => reference === plainReference(written.to));
        if (!addressee?.email) return no("addressee");
        const notes = await notesOf(
          rows,
          group.map(({ id }) => id),
        );
        const theirs = notes.find(({ kind, by, at }) => kind === "mailed" && by !== actor.uid && at >= drawnAt);
        if (theirs) return { ok: false, reason: "changed", submission, lastBy: theirs.byName };
        const line = await note("mailed", said, addressee.id);
        await parts.outbox.add(rows, [
          { kind: "answer", resourceId: addressee.id, details: { text: said, note: line } },
        ]);
        const { undeliveredAt } = submission;
        const next = isAnswered ? ({ state: "answered" } as const) : talkingAfter(work);
        const done = next ? await move(work, next, actor.uid, next.state) : isReached(submission);
        if ("ok" in done || undeliveredAt === null) return done;
        // Another of the group may still have to be reached.
        return { ...done, fields: { ...done.fields, undeliveredAt: await unreachedSince(rows, group, undeliveredAt) } };
      },
    });
    if (outcome.ok) parts.outbox.notify();
    return outcome;
  },
});
