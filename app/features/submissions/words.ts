import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of what all forms of visitors share in every language. */
export const submissionWords: Record<Locale, typeof en> = { en, mr };
