import type { Locale } from "#app/platform/i18n/locale.ts";
import { type MailWords, mailEn } from "./email-words.en.ts";
import { mailMr } from "./email-words.mr.ts";

export type { MailWords } from "./email-words.en.ts";

/** The words of the mails to visitors in every language; what the office reads is `officeMail`. */
export const mailWords: Record<Locale, MailWords> = { en: mailEn, mr: mailMr };
