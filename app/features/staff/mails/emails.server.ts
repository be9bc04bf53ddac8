import { staffWords } from "#app/features/staff/words.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";
import { staffMailWords } from "./mail-words.ts";
import { createStaffMails, type StaffMailDetails } from "./staff-mails.server.ts";
import type { FormattedRole, StaffMailKind, RoleChange } from "./staff-news.ts";

export function createStaffEmails(parts: MailParts): (row: OutboxRow) => MailContent | undefined {
  const { linkOf } = createStaffMails(parts);
  return ({ details }) => {
    const noted: StaffMailDetails = JSON.parse(details ?? "");
    const { officeEmail, officeLanguage, render } = parts;
    const told = noted.email ? noted : { ...noted, locale: officeLanguage };
    const to = told.email || officeEmail;
    return to ? { to, replyTo: officeEmail, ...render(staffEmail({ ...told, link: linkOf(told) })) } : undefined;
  };
}

interface StaffMail {
  news: StaffMailKind;
  name: string | null;
  locale: Locale;
  link: string;
  about?: RoleChange;
}

/** A command has no account of the person who ran it. */
const formatRole = ({ name, email, role, by }: RoleChange, locale: Locale): FormattedRole => ({
  name,
  email,
  role: staffWords[locale].roles[role],
  by: by.uid ? by.name : staffWords[locale].command,
});

function staffEmail(told: StaffMail): EmailContent {
  const { news, name, locale, link, about } = told;
  const { subject, opening, next, label, closing } = staffMailWords[locale][news];
  const shown = about && formatRole(about, locale);
  const text = (words: typeof opening) => (typeof words === "string" ? words : shown ? words(shown) : "");
  return {
    locale,
    subject: (institute) => `${text(subject)} – ${institute}`,
    greeting: greeting[locale](name || null),
    opening: [text(opening)],
    paragraphs: [next],
    ...(label && { link: { label, address: link } }),
    closing,
  };
}
