import { dayCount, formatDay, formatNumber } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent, Fact } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import type { WatchedPaper } from "./reminder-rules.ts";
import { reminderWords } from "./reminder-words.ts";

/** Data of a reminder, which lists suspended papers or all others, never both. */
export interface ReminderDetails {
  uid: string;
  email: string;
  name: string;
  locale: Locale;
  day: string;
  papers: (Pick<WatchedPaper, "state" | "on"> & { title: string })[];
}

function endOf({ on }: Pick<WatchedPaper, "on">, day: string, locale: Locale): string {
  const t = reminderWords[locale];
  const days = dayCount(day, on);
  if (days < 0) return t.over(formatDay(on, locale));
  return days === 0
    ? t.today(formatDay(on, locale))
    : t.ending(formatDay(on, locale), formatNumber(days, locale), days === 1);
}

export function reminderEmail({ name, locale, day, papers }: ReminderDetails, siteUrl: string): EmailContent {
  const t = reminderWords[locale];
  const isSuspended = papers.some(({ state }) => state === "suspended");
  const { subject, opening, next, closing } = isSuspended
    ? t.suspended
    : { ...t, subject: t.subject(formatNumber(papers.length, locale), papers.length === 1) };
  const facts = papers.map(({ title, state, on }): Fact => {
    const text = state === "suspended" ? t.suspended.state(formatDay(on, locale)) : endOf({ on }, day, locale);
    return [title, text];
  });
  return {
    locale,
    subject: (institute) => `${subject}: ${institute}`,
    greeting: greeting[locale](name || null),
    opening: [opening],
    facts,
    paragraphs: [next],
    link: { label: t.link, address: `${siteUrl}${inLocale("/office/register", locale)}` },
    closing,
  };
}
