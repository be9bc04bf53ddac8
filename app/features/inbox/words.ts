import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words that all screens of the inbox share, in every language. */
export const inboxWords: Record<Locale, typeof en> = { en, mr };
