import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Count, Limits } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import type { MailToCome } from "#app/platform/mail/outbox.service.server.ts";
import type { AccountEvent } from "./email-words.ts";
import type { AccountOwner } from "./person.ts";

/** The content of a mail to a member. */
interface News {
  event: AccountEvent;
  locale: Locale;
  /** Whether a code or an invitation has proven the address: otherwise nothing that was typed is sent there. */
  isProven: boolean;
  /** Whether the mail is deleted with the account, if that is erased before it is sent. */
  isOfAccount?: boolean;
  /** The changes that the office wants, in its own words. */
  reason?: string;
}

/**
 * The mail with news for a member, for the outbox; none if they have reached their limit. It is counted, so call it
 * before the transaction of what it reports: a transaction must not wait for another connection.
 */
export type AccountMail = (person: AccountOwner, news: News) => Promise<MailToCome[]>;

/** The outbox entry with news of an account. */
export const accountMailOf = ({ uid, email, name }: AccountOwner, news: News): MailToCome => {
  const { event, locale, isProven, isOfAccount = true, reason } = news;
  const details = { event, email, name: isProven ? name : null, locale, ...(reason && { reason }) };
  return { kind: "account", details, ...(isOfAccount && { resourceId: uid }) };
};

/**
 * The limit for a mail. Anyone may register any address, so one address gets few mails a day; but a
 * registration whose mail is over the limit is refused (registrations.service.server.ts), and the owner always learns
 * of a new password.
 */
function countOf({ email }: AccountOwner, { event, isProven }: News): Count[] {
  if (event === "erased") return [["erasureMailsOfEmail", mailboxKey(email)]];
  if (event === "codesStopped") return [["stopMailsOfEmail", mailboxKey(email)]];
  if (isProven || event === "registered" || event === "unproven" || event === "expired") return [];
  return [["accountMailsOfEmail", mailboxKey(email)]];
}

/** Makes the account mailer. */
export const createAccountMail =
  ({ limits }: { limits: Limits }): AccountMail =>
  async (person, news) =>
    (await limits.consume(...countOf(person, news))).ok ? [accountMailOf(person, news)] : [];
