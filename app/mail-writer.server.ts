import { createSubmissionEmails } from "#app/forms/submissions/submission-emails.server.ts";
import { createAnswerEmails, noteUndeliveredAnswer } from "#app/inbox/answers.server.ts";
import { createMorningEmails } from "#app/inbox/morning.server.ts";
import type { WriteMail } from "#app/lib/mail/outbox.server.ts";
import type { GiveUp } from "#app/lib/mail/outbox-queue.server.ts";
import { createNewsEmails, type NewsMailParts, noteUndeliveredNews } from "#app/office/news/news.server.ts";
import { createAccountEmails } from "#app/people/accounts/account-mail.server.ts";
import { createStaffEmails, noteUndeliveredStaffMail } from "#app/people/staff/staff-mails.server.ts";
import { createReminderEmails } from "#app/register/duties/reminders.server.ts";
import { createProofEmails } from "#app/register/proof/proof-mails.server.ts";

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

/** Runs in the transaction that deletes the mail. */
export const giveUp: GiveUp = async (tx, row, now) => {
  if (row.kind === "answer") await noteUndeliveredAnswer(tx, row, now);
  if (row.kind === "news") await noteUndeliveredNews(tx, row, now);
  if (row.kind === "staff" || row.kind === "reminder") await noteUndeliveredStaffMail(tx, row, now);
};
