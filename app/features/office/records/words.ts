import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type RecordWords } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the screens of records. */
export const recordWords: Record<Locale, RecordWords> = { en, mr };
