import { academicYearName } from "#app/cms/content/academic-year.ts";
import { isDay } from "#app/cms/content/text.ts";
import { changes, valueAt } from "#app/cms/records/draft.ts";
import { fieldAt, type RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { choiceLabel, placeLabel } from "#app/cms/records/labels.ts";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, localeNames, locales } from "#app/lib/i18n/locale.ts";
import { Difference } from "#app/ui/inline.tsx";
import { recordWords } from "./record-words.ts";

/** @param locale the language of the page, and of the text taken from pairs */
export function valueText(kind: RecordKind, field: RecordField, value: unknown, locale: Locale): string {
  if (value === undefined || value === null || value === "") return "";
  const inside = value as Record<string, unknown>;
  switch (field.type) {
    case "pair":
      return typeof value === "object" ? String(inside[locale] ?? "") : String(value);
    case "group":
      return field.fields
        .filter(({ type }) => type !== "id" && type !== "rowId")
        .map((each) => valueText(kind, each, inside[each.name], locale))
        .filter(Boolean)
        .join(field.fields.some(({ type }) => type === "list") ? "\n" : ", ");
    case "list":
      return (Array.isArray(value) ? value : []).map((row) => valueText(kind, field.item, row, locale)).join("\n");
    case "yesNo":
      return value === true ? recordWords[locale].history.yes : recordWords[locale].history.no;
    case "choice":
      return choiceLabel(kind, field, String(value), locale);
    case "day":
      return isDay(String(value)) ? formatDay(String(value), locale) : String(value);
    case "number":
      return formatDigits(String(value), locale);
    default: {
      // Codes keep the digits that people type and compare.
      const year = academicYearName.safeParse(value);
      return year.success ? formatDigits(year.data, locale) : String(value);
    }
  }
}

function hasPairs(field: RecordField): boolean {
  if (field.type === "group") return field.fields.some((each) => hasPairs(each));
  if (field.type === "list") return field.isTree || hasPairs(field.item);
  return field.type === "pair";
}

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

export const ChangedTexts = ({ texts }: { texts: ComparedText[] }) => (
  <dl className="compared-texts">
    {texts.map(({ label, lang, before, after }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="lines">
          <Difference before={before} after={after} lang={lang} />
        </dd>
      </div>
    ))}
  </dl>
);
