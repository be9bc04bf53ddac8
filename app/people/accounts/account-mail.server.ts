import type { OutboxRow } from "#app/lib/db/tables.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { mailboxKey } from "#app/lib/limits/address-keys.ts";
import type { Count, Limits } from "#app/lib/limits/limits.server.ts";
import type { MailContent, NewMail } from "#app/lib/mail/outbox.server.ts";
import type { MailParts } from "#app/ui/email/render.server.ts";
import { type AccountEvent, type AccountNotification, accountEmail } from "./account-emails.ts";
import { proofToken } from "./mailed-tokens.server.ts";
import type { AccountOwner } from "./ports.server.ts";

interface MemberNotification {
  event: AccountEvent;
  locale: Locale;
  /** Whether a code or an invitation has proven the address: otherwise nothing that was typed is sent there. */
  isProven: boolean;
  /** Whether the mail is deleted with the account, if that is erased before it is sent. */
  isOfAccount?: boolean;
  /** The changes that the office wants, in its own words. */
  reason?: string;
}

/** Empty over the limit. Call it before a transaction: it counts the mail, which would need another connection. */
export type AccountMail = (person: AccountOwner, news: MemberNotification) => Promise<NewMail[]>;

export const accountMailOf = ({ uid, email, name }: AccountOwner, news: MemberNotification): NewMail => {
  const { event, locale, isProven, isOfAccount = true, reason } = news;
  const details = { event, email, name: isProven ? name : null, locale, ...(reason && { reason }) };
  return { kind: "account", details, ...(isOfAccount && { resourceId: uid }) };
};

// Anyone may register any address, so one address gets few mails a day. A registration whose mail is over the limit is
// refused (registrations.server.ts), and the owner always learns of a new password.
function countOf({ email }: AccountOwner, { event, isProven }: MemberNotification): Count[] {
  if (event === "erased") return [["erasureMailsOfEmail", mailboxKey(email)]];
  if (event === "codesStopped") return [["stopMailsOfEmail", mailboxKey(email)]];
  if (isProven || event === "registered" || event === "unproven" || event === "expired") return [];
  return [["accountMailsOfEmail", mailboxKey(email)]];
}

export const createAccountMail =
  ({ limits }: { limits: Limits }): AccountMail =>
  async (person, news) =>
    (await limits.consume(...countOf(person, news))).ok ? [accountMailOf(person, news)] : [];

type Account = Omit<AccountNotification, "link" | "proof"> & { email: string };

export function createAccountEmails({ siteUrl, officeEmail, secret, render, now }: MailParts) {
  return ({ resourceId, details }: OutboxRow): MailContent => {
    const { email, ...account }: Account = JSON.parse(details ?? "");
    const link = siteUrl + inLocale("/faculty-login", account.locale);
    const isUnproven = account.name === null && ["registered", "unproven"].includes(account.event);
    const proof = isUnproven && resourceId && { proof: `${link}?proof=${proofToken.sign(secret, resourceId, now())}` };
    return { to: email, replyTo: officeEmail, ...render(accountEmail({ ...account, link, ...proof })) };
  };
}
