import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { FeesToday } from "./shown.ts";
import { feeWords } from "./words.ts";

export function feesTitle({ year, notFixedFor }: Pick<FeesToday, "year" | "notFixedFor">, locale: Locale): string {
  const t = feeWords[locale];
  const ofYear = formatDigits(year, locale);
  return notFixedFor ? t.feesWhileNotFixed(ofYear, formatDigits(notFixedFor, locale)) : t.feesOf(ofYear);
}
