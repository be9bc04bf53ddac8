import { rupeesFrom } from "#app/cms/records/typed.ts";
import { formatRupees } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { rupeesInWords } from "#app/lib/i18n/rupees-in-words.ts";

/** A typed amount with its grouping and in words: “₹76,000: seventy-six thousand rupees”; empty for anything else. */
export function amountInWords(typed: string, locale: Locale): string {
  const value = rupeesFrom(typed) ?? Number.NaN;
  const words = rupeesInWords(value, locale);
  return words ? `${formatRupees(value, locale)}: ${words}` : "";
}

/** So that a zero too many is seen and heard at once. */
export function sayAmount({ value, nextElementSibling: output }: HTMLInputElement): void {
  for (const line of output?.querySelectorAll<HTMLElement>("[lang]") ?? [])
    line.textContent = amountInWords(value, line.lang as Locale);
}
