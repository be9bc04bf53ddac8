import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Text } from "./text.ts";

export type Localised<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T;

export const isTextPair = (value: object): value is Text => "en" in value && "mr" in value;

export function localise<T>(value: T, locale: Locale): Localised<T>;
export function localise(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, locale));
  if (typeof value !== "object" || value === null) return value;
  if (isTextPair(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, locale)]));
}

export const inEachLocale = <T>(value: T): Record<Locale, Localised<T>> => ({
  en: localise(value, "en"),
  mr: localise(value, "mr"),
});
