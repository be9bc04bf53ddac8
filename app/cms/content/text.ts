import { z } from "zod";
import { readFileName } from "#app/lib/files/file-name.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

export const text = z.strictObject({ en: z.string().trim().min(1), mr: z.string().trim().min(1) });
export type Text = z.infer<typeof text>;

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens");

/** In the institute's own time zone. */
export const day = z.iso.date("a day as 2026-01-31");

/** Whole rupees, which the form also shows in words, also if limits are added. */
export const rupees = z.int().min(0).meta({ unit: "rupees" });

export const isDay = (text: string): boolean => day.safeParse(text).success;

/** In content/media without its extension: `facilities/library`; or an office picture (`fileName`). */
export const picture = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, "a file in content/media, without its ending");

export const describedPicture = z.strictObject({ picture, alt: text });

export const officePdf = z.string().refine((name) => readFileName(name)?.type === "pdf", "a PDF of the office");

export const pdf = z
  .string()
  .refine(
    (name) => slug.safeParse(name).success || officePdf.safeParse(name).success,
    "an id of papers.yaml or downloads.yaml, or a PDF of the office",
  );

/** Text before an @ looks like the host but is not, and `https:x` is also accepted as a URL. */
const namesSite = (url: string) => /^https:\/\/[^/?#@\s"<>\\]+([/?#][^\s"<>\\]*)?$/.test(url);

const isWebAddress = "an address that starts with https://";

export const webAddress = z.url({ protocol: /^https$/, error: isWebAddress }).refine(namesSite, isWebAddress);

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

export type WithOtherName<Item> = Item & { other: string };

/** Adds each record's name in the other language, so that a hard term can be shown in both. */
export const withOtherName = <Item extends object>(
  own: Item[],
  others: Item[],
  nameOf: (item: Item) => string,
): WithOtherName<Item>[] => own.map((item, at) => ({ ...item, other: nameOf(others[at] ?? item) }));

export type Path = (string | number)[];

export function stringsIn(record: unknown, path: Path = []): { value: string; path: Path }[] {
  if (typeof record === "string") return [{ value: record, path }];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) =>
    stringsIn(value, [...path, Array.isArray(record) ? Number(name) : name]),
  );
}

export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
