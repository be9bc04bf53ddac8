import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { OutboxRow } from "#app/lib/db/tables.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import type { MailContent, NewMail } from "#app/lib/mail/outbox.server.ts";
import { type EmailContent, greeting } from "#app/ui/email/email.ts";
import type { MailParts } from "#app/ui/email/render.server.ts";
import { signLink } from "./signed-links.server.ts";
import {
  type FormattedRole,
  type RoleChange,
  type RoleMailKind,
  type StaffMailKind,
  staffMailWords,
} from "./staff-mail-words.ts";
import { staffWords } from "./staff-words.ts";

interface StaffMailDetails {
  news: StaffMailKind;
  email: string;
  name: string | null;
  locale: Locale;
  uid: string;
  /** The value that the link is bound to; empty without a link. */
  holdsFor: string;
  about?: RoleChange;
}

export interface StaffMails {
  /** Links are signed when the mail is sent, not now. */
  about: (row: StaffUserRow, news: Exclude<StaffMailKind, "noAccount" | RoleMailKind>) => NewMail;
  /** Without a row, the mail goes to the office's own address. */
  aboutRole: (row: StaffUserRow | undefined, news: RoleMailKind, about: RoleChange) => NewMail;
  toNobody: (email: string, locale: Locale) => NewMail;
  enrolLink: (row: Pick<StaffUserRow, "id" | "enrolId" | "locale">) => string;
  linkOf: (details: StaffMailDetails) => string;
}

export function createStaffMails(parts: { secret: Secret; siteUrl: string; now: () => number }): StaffMails {
  const { secret, siteUrl, now } = parts;
  const at = (locale: Locale) => siteUrl + inLocale("/office", locale);
  const signed = (kind: "enrol" | "lost", uid: string, holdsFor: string) =>
    `${kind}=${signLink(secret, kind, { uid, holdsFor, id: newId() }, now())}`;

  function linkOf({ news, uid, holdsFor, locale }: StaffMailDetails): string {
    if (news === "invited" || news === "reset") return `${at(locale)}?${signed("enrol", uid, holdsFor)}`;
    if (news === "roleAsked") return `${at(locale)}/people`;
    if (news === "codesTried") return `${at(locale)}?lost`;
    return news === "lost" ? `${at(locale)}?${signed("lost", uid, holdsFor)}` : at(locale);
  }

  return {
    about({ id, email, name, locale, enrolId, generation }, news) {
      const holdsFor = news === "lost" ? String(generation) : (enrolId ?? "");
      return { kind: "staff", details: { news, email, name, locale, uid: id, holdsFor } satisfies StaffMailDetails };
    },
    aboutRole(row, news, about) {
      const { email = "", name = null, locale = "mr", id: uid = "" } = row ?? {};
      // The outbox stores only what the mail shows about the person who did it.
      const { uid: by, name: byName, role } = about.by;
      const told = { ...about, by: { uid: by, name: byName, role } };
      const details: StaffMailDetails = { news, email, name, locale, uid, holdsFor: "", about: told };
      return { kind: "staff", details };
    },
    toNobody(email, locale) {
      const details: StaffMailDetails = { news: "noAccount", email, name: null, locale, uid: "", holdsFor: "" };
      return { kind: "staff", details };
    },
    enrolLink: ({ id, enrolId, locale }) => `${at(locale)}?${signed("enrol", id, enrolId ?? "")}`,
    linkOf,
  };
}

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

/** Milliseconds; a new invitation ends it sooner. */
const undeliveredShownFor = 30 * 24 * 60 * 60_000;

export async function noteUndeliveredStaffMail(db: Db, { details }: OutboxRow, now: number): Promise<void> {
  const { uid }: Pick<StaffMailDetails, "uid"> = JSON.parse(details ?? "{}");
  await db.updateTable("staffUsers").set({ undeliveredAt: now }).where("id", "=", uid).execute();
}

export const undelivered = ({ undeliveredAt }: { undeliveredAt: number | null }, now: number): number | undefined =>
  undeliveredAt !== null && now - undeliveredAt < undeliveredShownFor ? undeliveredAt : undefined;
