import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "./kind.ts";

export function recordNamesOf(kind: RecordKind, data: object): Partial<Record<Locale, string>> | undefined {
  try {
    return kind.nameOf(data);
  } catch {
    // The name consists of several parts, of which one is missing.
    return undefined;
  }
}

export interface NameIn {
  text: string;
  lang: Locale;
}

export function nameIn(kind: RecordKind, data: object, locale: Locale): NameIn | undefined {
  const name = recordNamesOf(kind, data);
  for (const lang of [locale, otherLocale(locale)]) {
    const text = name?.[lang];
    if (text) return { text, lang };
  }
  return undefined;
}

/** Cut at a word, since some names are whole sentences. */
export function shortName(name: string, most = 70): string {
  if (name.length <= most) return name;
  const start = name.slice(0, most);
  const end = start.lastIndexOf(" ");
  return `${(end < 0 ? start : start.slice(0, end)).trimEnd()}…`;
}

export type RecordNames = Record<string, NameIn>;
