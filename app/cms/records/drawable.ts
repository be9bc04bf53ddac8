import type { Text } from "#app/cms/content/text.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { isEmpty, makeRecord, type PlacedField, valueAt } from "./draft.ts";
import type { RecordField } from "./fields.ts";
import type { RecordKind } from "./kind.ts";
import { publishable } from "./publishable.ts";

type Missing = Locale | "any";

/** `markGaps` replaces these placeholders. No record has the two characters: they are of Unicode's private use area. */
export const gap = (what: Missing): string => `\uE000${what}\uE001`;

const gaps = /\uE000(en|mr|any)\uE001/g;
const leftOver = /[\uE000\uE001]/g;

/** The end of a tag, of an element that has text alone, or of the text before the next tag. */
function endOf(html: string, at: number): number {
  if (html[at] !== "<") return html.indexOf("<", at);
  const [, name] = /^<(script|style|title|textarea)\b/.exec(html.slice(at, at + 10)) ?? [];
  const last = name ? `</${name}>` : ">";
  const found = html.indexOf(last, at);
  return found < 0 ? -1 : found + last.length;
}

function* partsOf(html: string): Generator<string> {
  for (let at = 0; at < html.length; ) {
    const end = endOf(html, at);
    yield html.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? html.length : end;
  }
}

/** The words are inserted as they are: they must be plain text. */
export function markGaps(html: string, words: Record<Missing, string>): string {
  if (!html.includes("\uE000")) return html;
  const marked = partsOf(html).map((part) =>
    part.replace(gaps, (_, what: Missing) =>
      part.startsWith("<") ? words[what] : `<mark class="gap">${words[what]}</mark>`,
    ),
  );
  return [...marked].join("").replace(leftOver, "");
}

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
