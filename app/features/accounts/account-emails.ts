import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import { type AccountEvent, accountMail } from "./email-words.ts";

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

export interface AccountNotification {
  event: AccountEvent;
  /** Null when the address may be a stranger's. */
  name: string | null;
  locale: Locale;
  link: string;
  proof?: string;
  reason?: string;
}

export function accountEmail({ event, name, locale, link, proof, reason }: AccountNotification): EmailContent {
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
