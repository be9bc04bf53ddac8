import { institute } from "#app/platform/content/institute.server.ts";
import type { Purpose } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { codeWords } from "./code-email-words.ts";

/** What a code email is written from; `link` opens the page where the code is entered. */
export interface CodeToTell {
  code: string;
  locale: Locale;
  purpose: Purpose;
  link?: string | undefined;
}

/** Tells a visitor the code that was asked for; the subject begins with it. */
export function codeEmail({ code, locale, purpose, link }: CodeToTell): Email {
  const t = codeWords[locale];
  return {
    locale,
    subject: t.subject(code, institute(locale).shortName),
    opening: [t.opening[purpose]],
    code,
    paragraphs: [`${t.valid} ${t.secret}`, ...(link ? [t.closed] : [])],
    ...(link && { link: { label: t.link, address: link } }),
    closing: t.closing[purpose],
  };
}
