import type { Submission } from "#app/platform/db/tables.ts";
import type { NewMail } from "#app/platform/mail/outbox.service.server.ts";

export const erasedMails = ({ reference, kind, locale, email }: Submission): NewMail[] => [
  { kind: "office-erased", details: { reference, kind } },
  ...(email ? [{ kind: "erasure" as const, details: { reference, kind, locale, email } }] : []),
];
