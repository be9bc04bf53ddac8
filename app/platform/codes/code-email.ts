import type { Purpose } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { codeWords } from "./code-email-words.ts";

interface CodeEmailInput {
  code: string;
  locale: Locale;
  purpose: Purpose;
  link?: string | undefined;
}

export function codeEmail({ code, locale, purpose, link }: CodeEmailInput): EmailContent {
  const t = codeWords[locale];
  return {
    locale,
    subject: (institute) => t.subject(code, institute),
    opening: [t.opening[purpose]],
    code,
    paragraphs: [`${t.valid} ${t.secret}`, ...(link ? [t.closed] : [])],
    ...(link && { link: { label: t.link, address: link } }),
    closing: t.closing[purpose],
  };
}
