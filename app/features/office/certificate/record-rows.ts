import { feeOrderKind } from "#app/features/fees/kinds.ts";
import type { FeeOrder } from "#app/features/fees/schema.ts";
import { feeWords } from "#app/features/fees/words.ts";
import { valueText } from "#app/features/office/records/value-text.ts";
import { totalOfYear } from "#app/platform/content/fee-amounts.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isEmpty } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { labelOf } from "#app/platform/records/labels.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { publicFields } from "#app/platform/records/shown-fields.ts";
import { rowsOf } from "#app/platform/records/walk.ts";

type Row = readonly [name: string, value: string];

const rupeesText = (value: number, locale: Locale) => formatRupees(value, locale).replace("₹", "₹\u00a0");

/** The amount already has the unit of a label like "First year, in rupees". */
const withoutUnit = (label: string) => label.split(",")[0];

/** Fields that readers do not see: the name of a row of the order says for which families it is. */
const hiddenFields: ReadonlySet<string> = new Set(
  ["categories", "student", "income", "seat"].map((name) => `payers.${name}`),
);

function textOf(kind: RecordKind, field: RecordField, value: unknown, locale: Locale): string {
  if (field.type === "number" && field.isRupees) return rupeesText(Number(value), locale);
  if (field.type !== "group") return valueText(kind, field, value, locale);
  const inside = value as Record<string, unknown>;
  const isAmount = field.fields.some(({ name }) => name === "rupees");
  const parts = field.fields
    .filter(
      ({ name, path, type }) => type !== "rowId" && type !== "id" && !hiddenFields.has(path) && !isEmpty(inside[name]),
    )
    .map((each): [before: string, text: string] => {
      const text = textOf(kind, each, inside[each.name], locale);
      // An amount and its year follow the name: "Second instalment (first year): ₹36,000".
      if (isAmount && each.name === "rupees") return [": ", text];
      if (isAmount && each.type === "choice") return [" ", `(${text.toLowerCase()})`];
      return [", ", each.type === "number" ? `${withoutUnit(labelOf(kind, each, locale))}: ${text}` : text];
    });
  return (
    parts
      // A row whose name is that of its kind says it once.
      .filter(([, text], at) => text !== parts[at - 1]?.[1])
      .map(([before, text], at) => (at === 0 ? text : before + text))
      .join("")
  );
}

/** The totals of a fee order are not stored; the pages compute them. */
function totalRows(order: FeeOrder, locale: Locale): Row[] {
  const t = feeWords[locale];
  return (["firstYear", "secondYear"] as const).map((year) => [
    `${t.total}, ${t[year].toLowerCase()}`,
    rupeesText(totalOfYear(order, year), locale),
  ]);
}

/** What a record says publicly: a row for each field and row of a list; only the first of a list names it. */
export function recordRows(kind: RecordKind, data: object, locale: Locale): Row[] {
  const rows = publicFields(kind).flatMap((field): Row[] => {
    const value = (data as Record<string, unknown>)[field.name];
    if (field.type === "id" || isEmpty(value)) return [];
    const label = labelOf(kind, field, locale);
    if (field.type === "list" && field.item.type === "group")
      return rowsOf(value).map((row, at) => [at === 0 ? label : "", textOf(kind, field.item, row, locale)]);
    return [[label, textOf(kind, field, value, locale)]];
  });
  return kind.name === feeOrderKind.name ? [...rows, ...totalRows(data as FeeOrder, locale)] : rows;
}
