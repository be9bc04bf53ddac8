import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type OfficeWords } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the office's screens. */
export const officeWords: Record<Locale, OfficeWords> = { en, mr };
