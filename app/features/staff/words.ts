import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type StaffWords } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the office's accounts and of its frame. */
export const staffWords: Record<Locale, StaffWords> = { en, mr };
