import { formatRupees } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { rupeesInWords } from "#app/platform/i18n/rupees-in-words.ts";
import { rupeesFrom } from "#app/platform/records/typed.ts";

/** A typed amount with its grouping and in words: “₹76,000: seventy-six thousand rupees”; empty for anything else. */
export function amountInWords(typed: string, locale: Locale): string {
  const value = rupeesFrom(typed) ?? Number.NaN;
  const words = rupeesInWords(value, locale);
  return words ? `${formatRupees(value, locale)}: ${words}` : "";
}
