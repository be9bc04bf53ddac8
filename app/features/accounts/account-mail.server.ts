import type { Db } from "#app/platform/db/store.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Count, Limits } from "#app/platform/limits/limits.server.ts";
import { mailboxKey } from "#app/platform/limits/mailbox-key.ts";
import type { MailToCome, Outbox } from "#app/platform/mail/outbox.service.server.ts";
import type { AccountEvent } from "./account-emails.ts";
import type { Person } from "./ports/identity.server.ts";

/** What a mail to a member tells, and how. */
interface News {
  event: AccountEvent;
  locale: Locale;
  /** Whether a code or an invitation has shown that the address is theirs: else nothing that was typed is sent there. */
  isProven: boolean;
  /** Whether the mail goes with the account, should that be erased before it is sent. */
  isOfAccount?: boolean;
}

/** Writes mails about an account down, in the transaction of what they tell. */
export type AccountMail = (rows: Db, person: Person, news: News) => Promise<void>;

/** The mail that tells news of an account. */
export const accountMailOf = ({ uid, email, name }: Person, news: News): MailToCome => {
  const { event, locale, isProven, isOfAccount = true } = news;
  const details = { event, email, name: isProven ? name : null, locale };
  return { kind: "account", details, ...(isOfAccount && { subject: uid }) };
};

/**
 * What counts a mail. Anyone may register any address, so one address gets few mails a day; but a registration that may
 * not be told of is refused (registrations.server.ts), and the owner always learns of a new password.
 */
function countOf({ email }: Person, { event, isProven }: News): Count[] {
  if (event === "erased") return [["erasureMailsOfEmail", mailboxKey(email)]];
  if (event === "codesStopped") return [["stopMailsOfEmail", mailboxKey(email)]];
  if (isProven || event === "registered" || event === "unproven" || event === "expired") return [];
  return [["accountMailsOfEmail", mailboxKey(email)]];
}

/** Puts it together. */
export function createAccountMail({ limits, outbox }: { limits: Limits; outbox: Outbox }): AccountMail {
  return async (rows, person, news) => {
    if (!(await limits.consume(...countOf(person, news))).ok) return;
    await outbox.add(rows, [accountMailOf(person, news)]);
  };
}
