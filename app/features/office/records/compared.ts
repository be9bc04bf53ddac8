import { type Locale, localeNames, locales } from "#app/platform/i18n/locale.ts";
import { changes } from "#app/platform/records/changes.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import { fieldAt } from "#app/platform/records/field-at.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { placeLabel } from "#app/platform/records/labels.ts";
import { hasPairs, valueText } from "./value-text.ts";

export interface ComparedText {
  label: string;
  lang: Locale;
  before: string;
  after: string;
}

/** @param data the record, for the numbers of rows with ids */
export function compareAt(
  kind: RecordKind,
  path: string,
  before: unknown,
  after: unknown,
  locale: Locale,
  data?: object,
): ComparedText[] {
  const field = fieldAt(kind.fields, path);
  if (!field) return [];
  const label = placeLabel(kind, path, locale, data);
  const own = path.split(".").at(-1);
  const language = field.type === "pair" ? locales.find((each) => each === own) : undefined;
  const text = (value: unknown, lang: Locale) => (language ? String(value ?? "") : valueText(kind, field, value, lang));
  if (language) return [{ label, lang: language, before: text(before, language), after: text(after, language) }];
  if (!hasPairs(field)) return [{ label, lang: locale, before: text(before, locale), after: text(after, locale) }];
  return locales
    .map((lang) => ({
      label: `${label}, ${localeNames[lang]}`,
      lang,
      before: text(before, lang),
      after: text(after, lang),
    }))
    .filter((each) => each.before !== each.after);
}

export const compareRevisions = (kind: RecordKind, before: object, after: object, locale: Locale): ComparedText[] =>
  changes(kind.fields, before, after).flatMap((path) =>
    compareAt(kind, path, valueAt(before, path), valueAt(after, path), locale, after),
  );
