import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isEmpty, valueAt } from "./draft.ts";
import { gap } from "./gaps.ts";
import type { RecordKind } from "./kind.ts";
import { publishable } from "./publishable.ts";
import type { RecordField } from "./record-field.ts";
import { makeRecord, type PlacedField } from "./walk.ts";

interface Placeholders {
  today: string;
  picture: string;
}

const pairOf = (value: unknown): Text => {
  const side = (locale: Locale) => String(valueAt(value, locale) || gap(locale));
  return { en: side("en"), mr: side("mr") };
};

function placeholderFor(field: RecordField, { today, picture }: Placeholders): unknown {
  switch (field.type) {
    case "number":
      return field.min ?? 1;
    case "choice":
      return field.values[0];
    case "day":
      return today;
    case "time":
      return "10:00";
    case "picture":
      return picture;
    case "page":
    case "web":
      return "/";
    default:
      return gap("any");
  }
}

function drawableValue({ field, path, value }: PlacedField, means: Placeholders, wrong: Set<string>): unknown {
  if (field.type === "group" || field.type === "list") return value;
  if (field.type === "pair") return pairOf(value);
  if (field.type === "rowId") return value;
  if (field.type === "id") return value ?? path.replaceAll(".", "-");
  if (isEmpty(value) || wrong.has(path)) return field.isOptional ? undefined : placeholderFor(field, means);
  return field.type === "number" ? Number(value) : value;
}

/** In a draft that cannot be published yet, missing and invalid values become gaps (`markGaps`) or placeholders. */
export function drawable(kind: RecordKind, data: object, slug: string, means: Placeholders): object {
  const result = publishable(kind, data, { slug });
  if (result.ok) return result.record as object;
  const id = kind.id === "single" ? {} : { id: kind.id === "number" ? Number(slug) : slug };
  const wrong = new Set(result.problems.filter(({ code }) => code === "wrong").map(({ path }) => path));
  return { ...id, ...makeRecord(kind.fields, data, (place) => drawableValue(place, means, wrong)) };
}
