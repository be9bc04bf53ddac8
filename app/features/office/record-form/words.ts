import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type FormWords } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of a record's form in every language. */
export const recordFormWords: Record<Locale, FormWords> = { en, mr };
