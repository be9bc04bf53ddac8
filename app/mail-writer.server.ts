import { createAccountEmails } from "./features/accounts/emails.server.ts";
import { createReminderEmails } from "./features/duties/reminders/emails.server.ts";
import { createAnswerEmails } from "./features/inbox/answers/emails.server.ts";
import { createMorningEmails } from "./features/inbox/morning/emails.server.ts";
import { createNewsEmails, type NewsMailParts } from "./features/news/emails.server.ts";
import { createProofEmails } from "./features/proof/mails/emails.server.ts";
import { createStaffEmails } from "./features/staff/mails/emails.server.ts";
import { createSubmissionEmails } from "./features/submissions/emails.server.ts";
import type { WriteMail } from "./platform/mail/outbox.service.server.ts";

export function mailWriter(parts: NewsMailParts) {
  const aboutSubmissions = createSubmissionEmails(parts);
  const aboutAccount = createAccountEmails(parts);
  const aboutProof = createProofEmails(parts);
  const answer = createAnswerEmails(parts);
  const morning = createMorningEmails(parts);
  const news = createNewsEmails(parts);
  const reminder = createReminderEmails(parts);
  const toStaff = createStaffEmails(parts);
  const writeMail: WriteMail = async (rows) => {
    const [first] = rows;
    switch (first?.kind) {
      case "account":
        return aboutAccount(first);
      case "answer":
        return answer(first);
      case "morning":
        return morning(first);
      case "news":
        return news(first);
      case "proof":
        return aboutProof(first);
      case "reminder":
        return reminder(first);
      case "staff":
        return toStaff(first);
      default:
        return aboutSubmissions(rows);
    }
  };
  return writeMail;
}
