import { formatDay } from "#app/platform/i18n/format.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";

/** The days of a record, a line each: with their names if it has several. */
function daysOf(kind: RecordKind, record: object, locale: Locale): string[] {
  const days = kind.fields.flatMap(({ type, name, path }) => {
    const value: unknown = type === "day" ? (record as Record<string, unknown>)[name] : undefined;
    const label = kind.words[locale].fields[path]?.label;
    return typeof value === "string" ? [{ label, day: formatDay(value, locale) }] : [];
  });
  return days.map(({ label, day }) => (days.length > 1 ? `${label}: ${day}` : day));
}

/** What the answer to a code says of a record, in both languages: what its kind tells, or its days. */
export const checkFactsOf = (kind: RecordKind, record: object): Record<Locale, string[]> =>
  Object.fromEntries(
    locales.map((locale) => [locale, kind.answerOf?.(record, locale) ?? daysOf(kind, record, locale)]),
  ) as Record<Locale, string[]>;
