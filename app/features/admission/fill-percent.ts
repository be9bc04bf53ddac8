import { formatNumber } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A text of admission-check.yaml with the course's minimum marks for `{percent}`. */
export const fillPercent = (text: string, percent: number, locale: Locale): string =>
  text.replaceAll("{percent}", formatNumber(percent, locale));
