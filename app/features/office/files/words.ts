import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type FilesWords } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of pictures and documents. */
export const filesWords: Record<Locale, FilesWords> = { en, mr };
