import { formatNumber } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent, Fact } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import { morningWords } from "./morning-words.ts";

/** Of applicants, it contains only references. */
export interface MorningDetails {
  email: string;
  name: string;
  locale: Locale;
  uid: string;
  /** As `2026-11-23`. */
  day: string;
  overdue: string[];
  today: string[];
}

const mostNamed = 20;

export function morningEmail({ name, locale, uid, overdue, today }: MorningDetails, siteUrl: string): EmailContent {
  const t = morningWords[locale];
  const number = (count: number) => formatNumber(count, locale);
  const line = (label: string, references: string[]): Fact[] => {
    if (references.length === 0) return [];
    const rest = references.length > mostNamed ? [t.more(number(references.length - mostNamed))] : [];
    return [[`${label}: ${number(references.length)}`, [...references.slice(0, mostNamed), ...rest].join(", ")]];
  };
  const count = overdue.length + today.length;
  return {
    locale,
    subject: (institute) => `${t.subject(number(count), count === 1)}: ${institute}`,
    greeting: greeting[locale](name || null),
    opening: [t.opening(number(count), count === 1)],
    facts: [...line(t.overdue, overdue), ...line(t.today, today)],
    paragraphs: [t.next],
    link: { label: t.link, address: `${siteUrl}${inLocale("/office/inbox", locale)}?owner=${encodeURIComponent(uid)}` },
    closing: t.closing,
  };
}
