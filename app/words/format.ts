import type { Locale } from "./locale.ts";

const tags: Record<Locale, string> = { en: "en-IN", mr: "mr-IN-u-nu-deva" };

/** A day, `2026-01-31`, as people write it: 31 January 2026, ३१ जानेवारी २०२६. */
export function formatDay(day: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(tags[locale], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return parts
    .formatToParts(new Date(day))
    .map((part) => (part.type === "literal" ? " " : part.value))
    .join("");
}

/** One day or the days from one to another. */
export function formatDays(from: string, to: string | undefined, locale: Locale): string {
  return to === undefined ? formatDay(from, locale) : `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
}

/** A number with the digits and groups of the language: 1,20,000 and १,२०,०००. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale]).format(value);
}

/** The digits of a text in the language's own: 2025-2026, २०२५-२०२६. */
export function formatDigits(value: string | number, locale: Locale): string {
  return String(value).replace(/\d/g, (digit) =>
    new Intl.NumberFormat(tags[locale], { useGrouping: false }).format(Number(digit)),
  );
}

/** An amount of rupees without paise: ₹12,000 and ₹१२,०००. */
export function formatRupees(value: number, locale: Locale): string {
  return `₹${formatNumber(value, locale)}`;
}

/** A file's size in kilobytes of 1,000 bytes. */
export function formatSize(bytes: number, locale: Locale): string {
  return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} KB`;
}

/** The address that calls a phone number. */
export function telAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
