import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type Words as PageWords } from "./en.ts";
import { type FormWords, formsEn } from "./forms-en.ts";
import { formsMr } from "./forms-mr.ts";
import { mr } from "./mr.ts";

export type Words = PageWords & FormWords;

/** The site's words in every language. */
export const words: Record<Locale, Words> = {
  en: { ...en, ...formsEn },
  mr: { ...mr, ...formsMr },
};
