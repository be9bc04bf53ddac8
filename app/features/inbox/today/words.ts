import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the inbox's list in every language. */
export const todayWords: Record<Locale, typeof en> = { en, mr };
