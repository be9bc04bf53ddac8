import { createAccountEmails } from "./features/accounts/emails.server.ts";
import { createAnswerEmails } from "./features/inbox/answers/emails.server.ts";
import { createStaffEmails } from "./features/staff/mails/emails.server.ts";
import { createSubmissionEmails } from "./features/submissions/emails.server.ts";
import type { WriteMail } from "./platform/mail/outbox.service.server.ts";

/** Renders each mail of the outbox with the feature that it belongs to. */
export function mailWriter(
  parts: Parameters<typeof createSubmissionEmails>[0] & Parameters<typeof createAccountEmails>[0],
) {
  const [aboutSubmissions, aboutAccount] = [createSubmissionEmails(parts), createAccountEmails(parts)];
  const [ofStaff, answer] = [createStaffEmails(parts), createAnswerEmails(parts)];
  const writeMail: WriteMail = async (rows) => {
    if (rows[0]?.kind === "staff") return ofStaff(rows[0]);
    if (rows[0]?.kind === "answer") return answer(rows[0]);
    return rows[0]?.kind === "account" ? aboutAccount(rows[0]) : aboutSubmissions(rows);
  };
  return writeMail;
}
