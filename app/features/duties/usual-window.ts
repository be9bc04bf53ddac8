import type { Duty } from "#app/features/disclosure/schema.ts";
import { disclosureWords } from "#app/features/disclosure/words.ts";
import { months } from "#app/platform/content/academic-year.ts";
import { monthName } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The sentence that one usually applies about now; undefined outside these months. They may span the new year. */
export function usualWindow(
  { applyFrom, applyTo = applyFrom }: Pick<Duty, "applyFrom" | "applyTo">,
  day: string,
  locale: Locale,
): string | undefined {
  if (!applyFrom || !applyTo) return undefined;
  const [month, from, to] = [Number(day.slice(5, 7)), months.indexOf(applyFrom) + 1, months.indexOf(applyTo) + 1];
  const isNow = from <= to ? from <= month && month <= to : month >= from || month <= to;
  return isNow ? disclosureWords[locale].usual(monthName(from, locale), monthName(to, locale)) : undefined;
}
