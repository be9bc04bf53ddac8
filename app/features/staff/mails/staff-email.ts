import { institute } from "#app/platform/content/institute.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import { mailWords, type StaffNews } from "./mail-words.ts";

/** The email that tells somebody of the office what happened to their account, or brings them a link. */
export function staffEmail(told: { news: StaffNews; name: string | null; locale: Locale; link: string }): Email {
  const { news, name, locale, link } = told;
  const { subject, opening, next, label, closing } = mailWords[locale][news];
  const { shortName } = institute(locale);
  return {
    locale,
    subject: `${subject}: ${shortName}`,
    greeting: greeting[locale](name || null),
    opening: [opening],
    paragraphs: [next],
    ...(label && { link: { label, address: link } }),
    closing,
  };
}
