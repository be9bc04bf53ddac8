import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of a submission's screen in every language. */
export const oneWords: Record<Locale, typeof en> = { en, mr };
