import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type Words } from "./en.ts";
import { mr } from "./mr.ts";

/** The words for what opens over a page: without those of the forms, which no browser needs to fetch. */
export const overlayWords: Record<Locale, Words> = { en, mr };
