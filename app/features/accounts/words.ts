import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of signing in and registering in every language. */
export const accountWords: Record<Locale, typeof en> = { en, mr };
