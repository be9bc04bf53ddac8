import type { Submission } from "#app/platform/db/tables.ts";
import type { MailToCome } from "#app/platform/mail/outbox.service.server.ts";

export const erasedMails = ({ reference, kind, locale, email }: Submission): MailToCome[] => [
  { kind: "office-erased", details: { reference, kind } },
  ...(email ? [{ kind: "erasure" as const, details: { reference, kind, locale, email } }] : []),
];
