import type { Locale } from "#app/platform/i18n/locale.ts";
import { amountInWords } from "./typed-amount.ts";

/** So that a zero too many is seen and heard at once. */
export function sayAmount({ value, nextElementSibling: output }: HTMLInputElement): void {
  for (const line of output?.querySelectorAll<HTMLElement>("[lang]") ?? [])
    line.textContent = amountInWords(value, line.lang as Locale);
}
