import type { Locale } from "#app/platform/i18n/locale.ts";
import { type MailWords, mailEn, type OfficeMailWords, officeMailEn } from "./email-words.en.ts";
import { mailMr, officeMailMr } from "./email-words.mr.ts";

export type { MailWords } from "./email-words.en.ts";

/** The words of the mails to visitors in every language. */
export const mailWords: Record<Locale, MailWords> = { en: mailEn, mr: mailMr };

/** The words of the mails to the office in every language. */
export const officeMailWords: Record<Locale, OfficeMailWords> = { en: officeMailEn, mr: officeMailMr };
