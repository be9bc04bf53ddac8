import type { Locale } from "#app/platform/i18n/locale.ts";
import { en } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the page where visitors see what they sent in every language. */
export const myEnquiryWords: Record<Locale, typeof en> = { en, mr };
