import { en, type Words } from "./en.ts";
import type { Locale } from "./locale.ts";
import { mr } from "./mr.ts";

export type { Words } from "./en.ts";

/** The site's words in every language. */
export const words: Record<Locale, Words> = { en, mr };
