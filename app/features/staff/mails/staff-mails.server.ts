import { signLink } from "#app/features/staff/sign-in/links.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { NewMail } from "#app/platform/mail/outbox.service.server.ts";
import type { RoleMailKind, StaffMailKind, RoleChange } from "./staff-news.ts";

export interface StaffMailDetails {
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
