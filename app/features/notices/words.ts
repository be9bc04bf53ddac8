import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the notices in every language. */
export const noticeWords: Record<Locale, typeof en> = { en, mr };
