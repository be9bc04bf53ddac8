import type { Locale } from "#app/platform/i18n/locale.ts";
import { phoneWords } from "./words.ts";

/** The title of a date outside the site, where nothing else says that it may still change. */
export const titleOfDate = (title: string, status: string | undefined, locale: Locale): string =>
  status === "expected" ? `${title} (${phoneWords[locale].expected})` : title;
