import { type Checkable, type CheckCode, checkCodeOf, withoutOfficeFields } from "#app/platform/check-codes/code-of.server.ts";
import type { PublicRecord } from "#app/platform/content/merge-live.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { publicFields } from "#app/platform/records/shown-fields.ts";
import type { CheckedItem } from "./answer.ts";

function daysOf(kind: RecordKind, record: object, locale: Locale): string[] {
  const days = publicFields(kind).flatMap(({ type, name, path }) => {
    const value: unknown = type === "day" ? (record as Record<string, unknown>)[name] : undefined;
    const label = kind.words[locale].fields[path]?.label;
    return typeof value === "string" ? [{ label, day: formatDay(value, locale) }] : [];
  });
  return days.map(({ label, day }) => (days.length > 1 ? `${label}: ${day}` : day));
}

const checkFactsOf = (kind: RecordKind, record: object): Record<Locale, string[]> =>
  Object.fromEntries(
    locales.map((locale) => [locale, kind.answerOf?.(record, locale) ?? daysOf(kind, record, locale)]),
  ) as Record<Locale, string[]>;

export interface CodedItem extends CheckCode {
  kind: string;
  slug: string;
  entry?: PublicRecord<object>;
  now: NonNullable<CheckedItem["now"]>;
  /** The day that says to which academic year the item belongs, for kinds that have a year. */
  day?: string | undefined;
  /** Set for a public record that is no longer valid; `by` is the record that replaced it, if there is one. */
  over?: { by: CodedItem["now"] | undefined } | undefined;
}

export type CheckableDocument = Checkable & {
  now: CodedItem["now"];
  record?: Pick<Checkable, "kind" | "slug"> | undefined;
};

interface CheckDay {
  day: string;
  year: string;
}

export const itemKey = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

const dayIn = (record: object, field: string | undefined) =>
  field === undefined ? undefined : String((record as Record<string, unknown>)[field]);

const itemOfRecord = new WeakMap<object, Omit<CodedItem, "entry">>();

/** Cached by record: a publication changes one record of many. */
function itemOf(kind: RecordKind, slug: string, record: object): Omit<CodedItem, "entry"> {
  const before = itemOfRecord.get(record);
  if (before) return before;
  const [address = "/"] = kind.addresses(slug);
  const now = { name: kind.nameOf(record), facts: checkFactsOf(kind, record), address };
  const coded = checkCodeOf({ kind: kind.name, slug, shown: withoutOfficeFields(kind, record) });
  const item = { ...coded, kind: kind.name, slug, now, day: dayIn(record, kind.publishedOn) };
  itemOfRecord.set(record, item);
  return item;
}

function overOf(kind: RecordKind, { is, record }: PublicRecord<object>, current: [string, object][], on: CheckDay) {
  const others = current.map(([, other]) => other).filter((other) => other !== record);
  const over = is === "current" ? kind.outOfForce?.(record, others, on) : undefined;
  const [slug = "", by] = current.find(([, other]) => over && other === over.by) ?? [];
  return over && { by: by && itemOf(kind, slug, by).now };
}

function itemsOf(kind: RecordKind, records: PublicRecords, on: CheckDay): CodedItem[] {
  const ever = records.ever(filesOfKinds(kind), kind.name) as Map<string, PublicRecord<object>>;
  const current = [...ever].flatMap(([slug, { is, record }]): [string, object][] =>
    is === "current" ? [[slug, record]] : [],
  );
  return [...ever].map(([slug, entry]) => ({
    ...itemOf(kind, slug, entry.record),
    entry,
    over: overOf(kind, entry, current, on),
  }));
}

/** Everything with a code that is or was public, in its last public state. */
export function codedItems(
  records: PublicRecords,
  kinds: RecordKind[],
  documents: (records: PublicRecords) => CheckableDocument[],
  on: CheckDay,
): CodedItem[] {
  const items = kinds.filter(({ hasCode }) => hasCode).flatMap((kind) => itemsOf(kind, records, on));
  const byName = new Map(items.map((item) => [itemKey(item), item]));
  const made = documents(records).map(({ now, record, ...document }) => {
    const of = record && byName.get(itemKey(record));
    return {
      ...document,
      ...checkCodeOf(document),
      now: { ...now, ...(of && { facts: of.now.facts }) },
      over: of?.over,
    };
  });
  return [...items, ...made];
}
