import { formatDay, formatNumber } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import { proofMailTexts } from "./proof-mail-texts.ts";

export interface ProofMailDetails {
  email: string;
  name: string;
  locale: Locale;
  seq: number;
  hash: string;
  day: string;
  /** New entries since the last mail. */
  count: number;
}

export function proofEmail({ name, locale, seq, hash, day, count }: ProofMailDetails, siteUrl: string): EmailContent {
  const t = proofMailTexts[locale];
  const number = (value: number) => formatNumber(value, locale);
  const log = `${siteUrl}/disclosure/log.json`;
  return {
    locale,
    subject: (institute) => `${t.subject(number(seq))}: ${institute}`,
    greeting: greeting[locale](name),
    opening: [t.opening(number(count), count === 1)],
    facts: [
      [t.entry, number(seq)],
      [t.day, formatDay(day, locale)],
      [t.hash, hash],
    ],
    paragraphs: [t.keep, t.compare(number(seq), log), t.recompute],
    closing: t.closing,
  };
}
