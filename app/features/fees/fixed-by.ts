import type { Locale } from "#app/platform/i18n/locale.ts";
import type { ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

/** @returns undefined if the order does not say */
export function fixedByText({ fixedBy, lines }: Pick<ShownOrder, "fixedBy" | "lines">, locale: Locale) {
  const { choices } = feeWords[locale];
  const others = Map.groupBy(
    lines.filter((line) => line.fixedBy && line.fixedBy !== fixedBy),
    (line) => line.fixedBy,
  );
  const ofCharges = [...others].map(
    ([fixer, of]) => `${of.map(({ name }) => name).join(", ")}: ${choices[`fixedBy.${fixer}`]}`,
  );
  return [fixedBy && choices[`fixedBy.${fixedBy}`], ...ofCharges].filter(Boolean).join("; ") || undefined;
}
