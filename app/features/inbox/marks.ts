import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A percentage may be typed as "awaited"; a number alone gets its percent sign. */
export const marksText = (typed: string, locale: Locale): string =>
  `${formatDigits(typed, locale)}${/^[\p{Nd}.,]+$/u.test(typed) ? "%" : ""}`;
