import { byYear } from "#app/platform/content/fee-orders.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { feeOrderKindWords } from "./kind-words.ts";
import type { FeeOrder } from "./schema.ts";
import { feeWords } from "./words.ts";

/** Of several orders of the latest year, the one that came into force last. */
export const lastOrder = (orders: FeeOrder[]): FeeOrder | undefined => orders.toSorted(byYear).at(-1);

/** Fields that the next order need not have; a missing total is asked for separately. */
const fieldsOfOneOrder: ReadonlySet<string> = new Set(["id", "admittedIn", "replaces", "orderTotal"]);

/** Counts by the path of the field; a text in both languages is one. */
function countParts(value: unknown, path = "", counts = new Map<string, number>()): Map<string, number> {
  const rows = Array.isArray(value) ? value : [value];
  if (path) counts.set(path, (counts.get(path) ?? 0) + rows.length);
  for (const row of rows) {
    if (typeof row !== "object" || row === null || "en" in row) continue;
    for (const [name, each] of Object.entries(row))
      if (each !== undefined && !fieldsOfOneOrder.has(name)) countParts(each, path ? `${path}.${name}` : name, counts);
  }
  return counts;
}

/** @returns a sentence with what the last order had and this one lacks; empty if nothing is lost */
export function missingParts(order: FeeOrder, others: FeeOrder[], locale: Locale): string {
  const before = lastOrder(others.filter((other) => byYear(other, order) < 0));
  if (!before) return "";
  const [had, has] = [countParts(before), countParts(order)];
  const lost = [...had].flatMap(([path, count]) => {
    const [now, of] = [has.get(path) ?? 0, path.slice(0, Math.max(0, path.lastIndexOf(".")))];
    // Of a row's fields, only those that no row has any more; none of a part that is lost as a whole.
    if (of ? now > 0 || !has.get(of) : now >= count) return [];
    const label = feeOrderKindWords[locale].fields[path]?.label ?? path;
    const figures = now > 0 ? `${count} → ${now}` : count > 1 && !of ? String(count) : "";
    return [figures ? `${label} (${formatDigits(figures, locale)})` : label];
  });
  return lost.length > 0 ? feeWords[locale].lost(formatDigits(before.year, locale), lost.join(" · ")) : "";
}
