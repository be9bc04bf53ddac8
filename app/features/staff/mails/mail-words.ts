import type { Locale } from "#app/platform/i18n/locale.ts";
import { mailEn } from "./mail-words.en.ts";
import { mailMr } from "./mail-words.mr.ts";
import type { NewsWords, StaffNews } from "./staff-news.ts";

/** The words of the mails to people of the office. */
export const mailWords: Record<Locale, Record<StaffNews, NewsWords>> = { en: mailEn, mr: mailMr };
