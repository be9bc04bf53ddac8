import { noteUndeliveredAnswer } from "./features/inbox/answers/undelivered.server.ts";
import { noteUndeliveredNews } from "./features/news/news.rows.server.ts";
import { noteUndeliveredStaffMail } from "./features/staff/mails/undelivered.server.ts";
import type { GiveUp } from "./platform/mail/claims.server.ts";

/** Runs in the transaction that deletes the mail. */
export const giveUp: GiveUp = async (tx, row, now) => {
  if (row.kind === "answer") await noteUndeliveredAnswer(tx, row, now);
  if (row.kind === "news") await noteUndeliveredNews(tx, row, now);
  if (row.kind === "staff" || row.kind === "reminder") await noteUndeliveredStaffMail(tx, row, now);
};
