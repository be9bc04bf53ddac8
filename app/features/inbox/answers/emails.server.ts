import { submissionById } from "#app/features/submissions/index.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { OutboxRow } from "#app/platform/db/tables.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { Render } from "#app/platform/mail/render.server.ts";
import { answerEmail } from "./answer-email.ts";

/** Makes the renderer of answers from outbox rows; it renders nothing if the visitor has erased the submission. */
export const createAnswerEmails =
  ({ db, officeEmail, render }: { db: Db; officeEmail: string; render: Render }) =>
  async ({ resourceId, details }: OutboxRow): Promise<MailContent | undefined> => {
    const submission = resourceId ? await submissionById(db, resourceId) : undefined;
    if (!submission?.email) return undefined;
    const { text }: { text: string } = JSON.parse(details ?? "");
    return { to: submission.email, replyTo: officeEmail, ...render(answerEmail(submission, text)) };
  };
