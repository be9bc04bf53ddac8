import type { RouterContextProvider } from "react-router";
import type { Option } from "#app/features/office/record-form/form-context.ts";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import { canonical } from "#app/platform/i18n/devanagari.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import { everyField } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { nameIn } from "#app/platform/records/names.ts";
import type { ListedRecord } from "#app/platform/records/outcomes.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { valueText } from "./value-text.ts";

type Context = Readonly<RouterContextProvider>;

const mostPages = 2;

/** Records that are public or will be. */
async function shownOf(context: Context, kind: string): Promise<ListedRecord[]> {
  const { list } = context.get(recordsContext);
  const first = await list(kind);
  const others = Array.from({ length: Math.min(first.pages, mostPages) - 1 }, (_, at) => list(kind, { page: at + 2 }));
  return [first, ...(await Promise.all(others))]
    .flatMap(({ items }) => items)
    .filter(({ state, ahead }) => state === "public" || ahead.length > 0);
}

/** The days that the list shows distinguish records of the same name. */
function nameWithDays(kind: RecordKind, data: object, locale: Locale): string | undefined {
  const name = nameIn(kind, data, locale)?.text;
  const days = kind.fields.filter(({ name, type }) => type === "day" && kind.columns.includes(name));
  const texts = days.map((field) => valueText(kind, field, valueAt(data, field.name), locale));
  return name && [name, ...texts].filter(Boolean).join(" · ");
}

async function optionsOfKind(context: Context, kind: RecordKind, locale: Locale, without?: string): Promise<Option[]> {
  const { one, many } = kind.words[locale];
  if (kind.id === "single") return [{ value: kind.name, label: one, group: many }];
  const filled = factFiller(context);
  const records = await shownOf(context, kind.name);
  return records
    .filter(({ slug }) => slug !== without)
    .map(({ slug, data }) => ({ value: slug, label: nameWithDays(kind, filled(data), locale) ?? slug, group: many }))
    .sort((one, other) => canonical(one.label).localeCompare(canonical(other.label), locale));
}

interface ReferenceQuery {
  kind: RecordKind;
  locale: Locale;
  /** The record itself, which cannot refer to itself. */
  slug?: string | undefined;
  /** Paths of the wanted fields; all if omitted. */
  paths?: readonly string[];
}

/** The records that the fields can refer to, by path of the field. */
export async function referenceOptions(
  context: Context,
  { kind, locale, slug, paths }: ReferenceQuery,
): Promise<Record<string, Option[]>> {
  const named: Record<string, Option[]> = {};
  for (const field of everyField(kind.fields)) {
    if (field.type !== "reference" || (paths && !paths.includes(field.path))) continue;
    const kinds = context.get(kindsContext).filter(({ name }) => field.kinds.includes(name));
    const options = await Promise.all(
      kinds.map((each) => optionsOfKind(context, each, locale, each.name === kind.name ? slug : undefined)),
    );
    named[field.path] =
      kinds.length > 1 ? options.flat() : options.flat().map(({ value, label }) => ({ value, label }));
  }
  return named;
}
