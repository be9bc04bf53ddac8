import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { OutboxRow } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { Render } from "#app/platform/mail/render.server.ts";
import { staffEmail } from "./staff-email.ts";
import { createStaffMails, type StaffMailDetails } from "./staff-mails.server.ts";

interface Parts {
  secret: Secret;
  siteUrl: string;
  officeEmail: string;
  /** The language of mails to the office's own address. */
  officeLanguage: Locale;
  render: Render;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Makes the renderer of mails to office members from outbox rows. */
export function createStaffEmails(parts: Parts): (row: OutboxRow) => MailContent {
  const { linkOf } = createStaffMails(parts);
  return ({ details }) => {
    const noted: StaffMailDetails = JSON.parse(details ?? "");
    const { officeEmail, officeLanguage, render } = parts;
    const told = noted.email ? noted : { ...noted, locale: officeLanguage };
    return {
      to: told.email || officeEmail,
      replyTo: officeEmail,
      ...render(staffEmail({ ...told, link: linkOf(told) })),
    };
  };
}
