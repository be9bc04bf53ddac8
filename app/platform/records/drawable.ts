import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type DraftData, type DraftPair, type DraftValue, isEmpty } from "./draft.ts";
import type { Field, PairField } from "./fields.ts";
import { gap } from "./gaps.ts";
import type { RecordKind } from "./kind.ts";
import { publishable } from "./publishable.ts";

/** What a draft that cannot be published is drawn with. */
interface Means {
  /** The day that is drawn where none is given. */
  today: string;
  /** The name of a picture that takes the place of a missing one. */
  picture: string;
}

interface Drawing extends Means {
  /** The paths of what is not valid. */
  wrong: Set<string>;
}

const pairOf = (value: DraftValue | undefined): Text => {
  const pair = (value ?? {}) as DraftPair;
  const side = (locale: Locale) => pair[locale] || gap(locale);
  return { en: side("en"), mr: side("mr") };
};

/** What is drawn where nothing valid is given. */
function standIn(field: Field, { today, picture }: Means): unknown {
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

function drawn(field: Exclude<Field, PairField>, value: DraftValue | undefined, path: string, means: Drawing): unknown {
  if (field.type === "group") return groupOf(field.fields, value, path, means);
  if (field.type === "list") {
    const rows = Array.isArray(value) ? value : [];
    const made = rows.flatMap((row, at) => (isEmpty(row) ? [] : [partOf(field.item, row, `${path}.${at}`, means)]));
    return made.length === 0 && field.isOptional ? undefined : made;
  }
  if (field.type === "yesNo") return value === true || (field.isFlag ? undefined : false);
  if (field.type === "id") return value ?? path.replaceAll(".", "-");
  if (isEmpty(value) || means.wrong.has(path)) return field.isOptional ? undefined : standIn(field, means);
  return field.type === "number" ? Number(value) : value;
}

function partOf(field: Field, value: DraftValue | undefined, path: string, means: Drawing): unknown {
  if (isEmpty(value) && field.isOptional && field.type !== "yesNo") return undefined;
  return field.type === "pair" ? pairOf(value) : drawn(field, value, path, means);
}

function groupOf(fields: Field[], value: DraftValue | undefined, path: string, means: Drawing): object {
  const inside = path && `${path}.`;
  const entries = fields.map((field): [string, unknown] => [
    field.name,
    partOf(field, (value as DraftData | undefined)?.[field.name], inside + field.name, means),
  ]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

/**
 * A record of a draft that pages can draw, also of one that cannot be published yet: where something is missing or not
 * valid it has a gap (gaps.ts), or the next best thing.
 */
export function drawable(kind: RecordKind, data: object, slug: string, means: Means): object {
  const result = publishable(kind, data, { slug });
  if (result.ok) return result.record as object;
  const id = kind.id === "single" ? {} : { id: kind.id === "number" ? Number(slug) : slug };
  const wrong = new Set(result.problems.filter(({ code }) => code === "wrong").map(({ path }) => path));
  return { ...id, ...groupOf(kind.fields, data as DraftData, "", { ...means, wrong }) };
}
