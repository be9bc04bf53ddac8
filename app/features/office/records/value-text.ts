import { academicYearName } from "#app/platform/content/academic-year.ts";
import { isDay } from "#app/platform/content/text.ts";
import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { choiceLabel } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { recordWords } from "./words.ts";

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

export function hasPairs(field: RecordField): boolean {
  if (field.type === "group") return field.fields.some((each) => hasPairs(each));
  if (field.type === "list") return field.isTree || hasPairs(field.item);
  return field.type === "pair";
}
