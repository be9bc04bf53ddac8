import { changeOnce, type InboxParts } from "#app/features/inbox/changes/change.server.ts";
import type { AnswerWritten, Outcome } from "#app/features/inbox/outcomes.ts";

/** Puts the part of the service together that answers visitors by email. */
export const createAnswers = (parts: InboxParts) => ({
  async answer({ actor, key, reference, text }: AnswerWritten): Promise<Outcome> {
    const said = text.trim();
    if (said === "") return { ok: false, reason: "textNeeded" };
    const outcome = await changeOnce(parts, {
      ...{ what: "mail", act: { actor, key, reference } },
      async work({ rows, submission, note }) {
        if (submission.email === null) return { ok: false, reason: "missing" };
        await note("mailed", said);
        await parts.outbox.add(rows, [{ kind: "answer", resourceId: submission.id, details: { text: said } }]);
        return {};
      },
    });
    if (outcome.ok) parts.outbox.notify();
    return outcome;
  },
});
