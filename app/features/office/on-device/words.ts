import type { Locale } from "#app/platform/i18n/locale.ts";
import { en, type OnDeviceWords } from "./words.en.ts";
import { mr } from "./words.mr.ts";

/** The words of the script in the form of a record. */
export const onDeviceWords: Record<Locale, OnDeviceWords> = { en, mr };
