import type { Submission } from "#app/platform/db/tables.ts";
import type { MailToCome } from "#app/platform/mail/outbox.service.server.ts";

/** The mails about a submission that is erased: the office deletes its mails about it, and the visitor learns of it. */
export const erasedMails = ({ reference, kind, locale, email }: Submission): MailToCome[] => [
  { kind: "office-erased", details: { reference, kind } },
  ...(email ? [{ kind: "erasure" as const, details: { reference, kind, locale, email } }] : []),
];
