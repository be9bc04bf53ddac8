import type { Locale } from "#app/platform/i18n/locale.ts";
import { staffMailEn } from "./mail-words.en.ts";
import { staffMailMr } from "./mail-words.mr.ts";
import type { NewsWords, StaffNews } from "./staff-news.ts";

/** The words of the mails to people of the office. */
export const staffMailWords: Record<Locale, Record<StaffNews, NewsWords>> = { en: staffMailEn, mr: staffMailMr };
