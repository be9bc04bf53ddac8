import type { Locale } from "#app/platform/i18n/locale.ts";
import { type MailWords, type OfficeMailWords, officeMailEn, submissionMailEn } from "./email-words.en.ts";
import { officeMailMr, submissionMailMr } from "./email-words.mr.ts";

export type { MailWords } from "./email-words.en.ts";

/** The words of the mails to visitors in every language. */
export const submissionMailWords: Record<Locale, MailWords> = { en: submissionMailEn, mr: submissionMailMr };

/** The words of the mails to the office in every language. */
export const officeMailWords: Record<Locale, OfficeMailWords> = { en: officeMailEn, mr: officeMailMr };
