import type { Locale } from "#app/platform/i18n/locale.ts";
import * as en from "./overlay.en.ts";
import * as mr from "./overlay.mr.ts";

/** The words for what opens over a page: these alone, as a browser fetches them. */
export const overlayWords: Record<Locale, typeof en> = { en, mr };
