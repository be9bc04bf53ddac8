import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

const answerTimeWords: Record<Locale, { next: string; within: (days: string) => string }> = {
  en: { next: " on the next working day", within: (days) => ` within ${days} working days` },
  mr: { next: "पुढच्या कामकाजाच्या दिवशी ", within: (days) => `कामकाजाच्या ${days} दिवसांत ` },
};

/**
 * A part of a sentence with its space: " on the next working day". Empty for an institute that promises no working
 * days.
 */
export function answerTime(days: number | undefined, locale: Locale): string {
  if (days === undefined) return "";
  return days === 1 ? answerTimeWords[locale].next : answerTimeWords[locale].within(formatDigits(days, locale));
}
