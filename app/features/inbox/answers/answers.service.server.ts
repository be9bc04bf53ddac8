import { createContext } from "react-router";
import { changeOnce, type InboxParts } from "#app/features/inbox/changes/change.server.ts";
import type { Act, Outcome } from "#app/features/inbox/outcomes.ts";

/** An answer to a visitor, as the office wrote it. */
export interface AnswerWritten extends Act {
  text: string;
}

/** Answering visitors by email. */
export interface Answers {
  /** Puts an email into the outbox and keeps its text as a note, in one transaction; the same form is sent once. */
  answer: (written: AnswerWritten) => Promise<Outcome>;
}

/** The router context of the answers. */
export const answersContext = createContext<Answers>();

/** Puts the service together. */
export const createAnswers = (parts: InboxParts): Answers => ({
  async answer({ actor, key, reference, text }) {
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
