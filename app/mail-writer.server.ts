import { createAccountEmails } from "./features/accounts/emails.server.ts";
import { createReminderEmails } from "./features/duties/reminders/emails.server.ts";
import { createAnswerEmails } from "./features/inbox/answers/emails.server.ts";
import { createMorningEmails } from "./features/inbox/morning/emails.server.ts";
import { createProofEmails } from "./features/proof/mails/emails.server.ts";
import { createStaffEmails } from "./features/staff/mails/emails.server.ts";
import { createSubmissionEmails } from "./features/submissions/emails.server.ts";
import type { WriteMail } from "./platform/mail/outbox.service.server.ts";
import type { MailParts } from "./platform/mail/render.server.ts";

/** Renders each mail of the outbox with its feature's renderer. */
export function mailWriter(parts: MailParts) {
  const [aboutSubmissions, aboutAccount] = [createSubmissionEmails(parts), createAccountEmails(parts)];
  const ofStaff = createStaffEmails(parts);
  const ofInbox = { answer: createAnswerEmails(parts), morning: createMorningEmails(parts) };
  const reminder = createReminderEmails(parts);
  const ofProof = createProofEmails(parts);
  const writeMail: WriteMail = async (rows) => {
    const [first] = rows;
    if (first?.kind === "staff") return ofStaff(first);
    if (first?.kind === "reminder") return reminder(first);
    if (first?.kind === "answer" || first?.kind === "morning") return ofInbox[first.kind](first);
    if (first?.kind === "proof") return ofProof(first);
    return first?.kind === "account" ? aboutAccount(first) : aboutSubmissions(rows);
  };
  return writeMail;
}
