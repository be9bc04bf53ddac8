import type { Locale } from "#app/lib/i18n/locale.ts";

const en = { office: "Office" };

const mr: typeof en = { office: "कार्यालय" };

export const officeWords: Record<Locale, typeof en> = { en, mr };
