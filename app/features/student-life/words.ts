import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the pages on the life of students in every language. */
export const studentLifeWords: Record<Locale, typeof en> = { en, mr };
