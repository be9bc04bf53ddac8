import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type Words } from "./en.ts";
import { mr } from "./mr.ts";

export type { Words } from "./en.ts";

/** What the drawing itself says, in every language; each feature has its words. */
export const words: Record<Locale, Words> = { en, mr };
