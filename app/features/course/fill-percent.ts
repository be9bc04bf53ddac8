import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A text of the records with the course's minimum of 12th marks for `{percent}`, so that one field has the figure. */
export const fillPercent = (text: string, percent: number, locale: Locale): string =>
  text.replaceAll("{percent}", formatDigits(percent, locale));
