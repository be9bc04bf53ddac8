import type { Locale } from "#app/platform/i18n/locale.ts";

const en = { office: "Office" };

const mr: typeof en = { office: "कार्यालय" };

/** The words of the office's screens. */
export const officeWords: Record<Locale, typeof en> = { en, mr };
