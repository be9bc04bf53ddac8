import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import { type AccountEvent, accountMail } from "./email-words.ts";

/** The email that tells the person who requested a code that their address has no account. */
export function noAccountEmail({ locale }: { locale: Locale }): EmailContent {
  const { noAccount: t } = accountMail[locale];
  return {
    locale,
    subject: t.subject,
    greeting: greeting[locale](null),
    opening: [t.opening],
    paragraphs: [t.register],
    closing: t.closing,
  };
}

/** Data of an email to a member; `link` opens the sign-in page. */
export interface AccountToTell {
  event: AccountEvent;
  /** Null when the address may be a stranger's. */
  name: string | null;
  locale: Locale;
  link: string;
  /** The link that proves a new account's address, while it is unproven. */
  proof?: string;
  /** The changes that the office wants in the profile, in its own words. */
  reason?: string;
}

/** The email that tells a member what happened to their account, and what to do if it was not them. */
export function accountEmail({ event, name, locale, link, proof, reason }: AccountToTell): EmailContent {
  const words = accountMail[locale];
  const t = words[event];
  return {
    locale,
    subject: t.subject,
    greeting: greeting[locale](name),
    opening: [t.opening],
    paragraphs: [...(proof && event === "registered" ? [words.confirm] : []), ...(reason ? [reason] : []), t.next],
    ...(event !== "erased" &&
      event !== "expired" && {
        link: proof ? { label: words.confirmLink, address: proof } : { label: words.link, address: link },
      }),
    closing: t.closing,
  };
}
