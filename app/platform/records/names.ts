import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "./kind.ts";

/** What a record is called, in the languages that its draft has; undefined where it has no name yet. */
export function recordNamesOf(kind: RecordKind, data: object): Partial<Record<Locale, string>> | undefined {
  try {
    return kind.nameOf(data);
  } catch {
    // A name that is made of several parts, of which one is missing.
    return undefined;
  }
}

/** A name, and the language that it is in. */
export interface NameIn {
  text: string;
  lang: Locale;
}

/** What a record is called, in the language of the page or in the other one; undefined where it has no name yet. */
export function nameIn(kind: RecordKind, data: object, locale: Locale): NameIn | undefined {
  const name = recordNamesOf(kind, data);
  for (const lang of [locale, otherLocale(locale)]) {
    const text = name?.[lang];
    if (text) return { text, lang };
  }
  return undefined;
}

/** A name that is a sentence is cut at a word. */
export const shortName = (name: string): string =>
  name.length > 70 ? `${name.slice(0, 70).replace(/\s+\S*$/, "")}…` : name;

/** What records are called in lists of other things, by `kind/slug`. */
export type RecordNames = Record<string, NameIn>;
