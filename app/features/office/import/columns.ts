import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import { comparableText } from "#app/platform/i18n/plain-of.ts";
import { fieldAt } from "#app/platform/records/field-at.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { importWords } from "./import-words.ts";
import { otherHeads } from "./other-heads.ts";
import type { ImportTable } from "./tables.ts";

export interface ImportColumn {
  of: "record" | "row" | "list";
  /** With the language of a text: `details.email`, `name.mr`. */
  path: string;
  field: RecordField | undefined;
  head: Record<Locale, string>;
  /** Heads that are read as this column, normalised for comparison. */
  heads: string[];
}

export function labelAt({ kind, lists, row }: ImportTable, path: string, locale: Locale): string {
  const { fields } = kind.words[locale];
  const place = row.includes(path) ? `${lists[0]}.${path}` : path;
  const parts = path.split(".");
  // With the name of the group around it, as in "Experience: In industry", unless that group is the outermost one.
  const around = parts.length > 2 ? `${fields[parts.slice(0, -1).join(".")]?.label}: ` : "";
  return around + (fields[place]?.label ?? path);
}

const isMarathi = (head: string) => /\p{Script=Devanagari}/u.test(head);

function columnsAt(table: ImportTable, of: "record" | "row", path: string): ImportColumn[] {
  const field = fieldAt(table.kind.fields, of === "row" ? `${table.lists[0]}.0.${path}` : path);
  const label = (locale: Locale) => labelAt(table, path, locale);
  const others = otherHeads[table.name]?.[path] ?? [];
  if (field?.type !== "pair") {
    const head = { en: label("en"), mr: label("mr") };
    return [{ of, path, field, head, heads: [head.en, head.mr, ...others].map(comparableText) }];
  }
  return locales.map((language) => {
    const headIn = (locale: Locale) => importWords[locale].headIn(label(locale), language);
    const head = { en: headIn("en"), mr: headIn("mr") };
    const own = others.filter((other) => isMarathi(other) === (language === "mr"));
    const heads = [head.en, head.mr, label(language), ...own].map(comparableText);
    return { of, path: `${path}.${language}`, field, head, heads };
  });
}

const known = new Map<ImportTable, ImportColumn[]>();

/** In the order of the template; always the same objects. */
export function columnsOf(table: ImportTable): ImportColumn[] {
  const columns = known.get(table) ?? makeColumns(table);
  known.set(table, columns);
  return columns;
}

function makeColumns(table: ImportTable): ImportColumn[] {
  const { en, mr } = importWords;
  const list: ImportColumn = {
    of: "list",
    path: "",
    field: undefined,
    head: { en: en.year, mr: mr.year },
    heads: [en.year, mr.year].map(comparableText),
  };
  return [
    ...table.record.flatMap((path) => columnsAt(table, "record", path)),
    ...(table.lists.length > 1 ? [list] : []),
    ...table.row.flatMap((path) => columnsAt(table, "row", path)),
  ];
}

export const keyColumns = (table: ImportTable): ImportColumn[] =>
  columnsOf(table).filter(
    ({ of, path }) => of === "record" && table.recordKeys.includes(path.replace(/\.(?:en|mr)$/, "")),
  );

/** Longer cells are no heads; in letters. */
const longestHead = 200;

/** In either language, whatever unit stands behind it. */
export function columnOf(columns: ImportColumn[], head: string): ImportColumn | undefined {
  if (head.length > longestHead) return undefined;
  const plain = comparableText(head);
  if (plain === "") return undefined;
  const bare = plain.replace(/ (?:in )?(?:rs|rupees|inr|रु|रुपये|रुपयांत)$/, "");
  return columns.find(({ heads }) => heads.includes(plain)) ?? columns.find(({ heads }) => heads.includes(bare));
}
