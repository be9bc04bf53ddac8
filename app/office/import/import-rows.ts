import { longest } from "#app/cms/records/draft.ts";
import type { RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { choiceLabel } from "#app/cms/records/labels.ts";
import { withFewMarks } from "#app/lib/forms/characters.ts";
import { daysAfter, latinDigits } from "#app/lib/i18n/format.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { comparableText } from "#app/lib/i18n/search-terms.ts";
import type { TableReading } from "#app/lib/sanitize/file-kinds.ts";
import { columnOf, columnsOf, type ImportColumn, type ImportTable, keyColumns } from "./import-tables.ts";
import { importWords } from "./import-words.ts";

export interface TableRow {
  number: number;
  cells: Map<ImportColumn, string>;
}

interface ReadRows {
  columns: ImportColumn[];
  rows: TableRow[];
  unused: string[];
}

/**
 * Cut before anything else reads the cell; the sign added at the end keeps it too long, so that the preview says so.
 */
const cellIn = (text: string) =>
  withFewMarks(text.length > longest.paragraph ? `${text.slice(0, longest.paragraph)}…` : text).trim();

/** How many rows, such as titles of the institute, may stand above the heads. */
const mostAbove = 20;

/** Without the name of the website, and with spaces as browsers send them. */
function oldAddressIn(cell: string): string {
  const address = cell.replaceAll(/\s/g, "%20");
  if (/^[/\\]/.test(address)) return address;
  return address.replace(/^(https?:\/\/|(?=www\.))[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

/** Old addresses lead to this website only, so its name is cut; a bare name may be another website, and is refused. */
const pageIn = (cell: string) => cell.replace(/^https?:\/\/[^/?#]+(?=\/.)/i, "");

/** `/about.php -> /visit`, `/about.php, /visit`, or as Apache has it: `Redirect 301 /about.php /visit`. */
function pairIn(line: string): string[] {
  const plain = line.replace(/^redirect(permanent)?\s+((30[12]|permanent|temp)\s+)?/i, "");
  const last = plain.split(/\s+/).at(-1) ?? "";
  const before = plain.slice(0, plain.length - last.length).trimEnd();
  const isPage = /^(https?:\/)?\//i.test(last);
  const comma = isPage && /[,;]$/.test(before) ? -1 : last.search(/[,;](https?:\/)?\//i);
  const [old, to] =
    comma >= 0
      ? [plain.slice(0, plain.length - last.length + comma), last.slice(comma + 1)]
      : [before.replace(isPage ? /([,;]|\s([-=]>|→))$/ : /\s([-=]>|→)$/, ""), last.replace(/^([-=]>|→)(?=.)/, "")];
  return old.trim() && to ? [old.trim(), to] : [plain];
}

/** A first line that is no address is the header row; a line that begins with # is a comment. */
function readPairs(table: ImportTable, rows: string[][]): ReadRows {
  const columns = columnsOf(table);
  const [from, to] = columns as [ImportColumn, ImportColumn];
  const read = rows.flatMap((row, at): TableRow[] => {
    const filled = row.filter((cell) => cell !== "");
    const [old = "", ...others] = filled.length === 1 ? pairIn(filled[0] ?? "") : filled;
    const isHead = !old.startsWith("/") && columnOf(columns, filled[0] ?? "") !== undefined;
    if (old === "" || old.startsWith("#") || isHead) return [];
    const cells = new Map([[from, oldAddressIn(old)]]);
    const leadsTo = others.join(" ");
    return [{ number: at + 1, cells: leadsTo ? cells.set(to, pageIn(leadsTo)) : cells }];
  });
  return { columns, rows: read, unused: [] };
}

function headRow(table: ImportTable, rows: string[][]): { at: number; known: number } {
  const all = columnsOf(table);
  const counts = rows.slice(0, mostAbove + 1).map((row) => row.filter((cell) => columnOf(all, cell)).length);
  const known = Math.max(0, ...counts);
  return { at: counts.indexOf(known), known };
}

/**
 * Takes the reading under whose heads most are known. A list of pairs needs no heads, so the most likely reading is
 * first.
 */
export function chooseReading(
  table: ImportTable,
  readings: TableReading[],
): { reading: TableReading; others: string[] } {
  const known = readings.map(({ rows }) => headRow(table, rows).known);
  const isPlainList = table.isPairs && Math.max(...known) < 2;
  const at = isPlainList ? readings.findIndex(({ rows }) => rows.length > 0) : known.indexOf(Math.max(...known));
  const reading = readings[Math.max(0, at)] ?? { rows: [] };
  const others = readings.flatMap((each, other) => {
    const fits = table.isPairs ? each.rows.length > 0 : (known[other] ?? 0) > 1;
    return each !== reading && each.sheet !== undefined && fits ? [each.sheet] : [];
  });
  return { reading, others };
}

/** Heads may be in two rows: "Fees" above "First year" and "Second year", next to "Particulars" in both rows. */
function headsAt(table: ImportTable, rows: string[][], at: number): { heads: string[]; last: number } {
  const all = columnsOf(table);
  const isKnown = (cell = "") => columnOf(all, cell) !== undefined;
  const [above = [], own = [], below = []] = [rows[at - 1], rows[at], rows[at + 1]];
  const isFree = (column: number) => !isKnown(own[column]);
  const isDouble =
    below.some(isKnown) && below.every((cell, column) => cell.trim() === "" || (isKnown(cell) && isFree(column)));
  const width = Math.max(own.length, above.length, isDouble ? below.length : 0);
  const heads = Array.from({ length: width }, (_, column) => {
    const ownHead = own[column] ?? "";
    if (isDouble && isKnown(below[column])) return below[column] ?? "";
    return ownHead.trim() === "" && isKnown(above[column]) ? (above[column] ?? "") : ownHead;
  });
  return { heads, last: isDouble ? at + 1 : at };
}

/** Heads may be in either language and order; undefined without any heads. */
export function readRows(table: ImportTable, sent: string[][]): ReadRows | undefined {
  const rows = sent.map((row) => row.map(cellIn));
  if (table.isPairs) return readPairs(table, rows);
  const all = columnsOf(table);
  const head = headRow(table, rows);
  if (head.known === 0) return undefined;
  const { heads, last } = headsAt(table, rows, head.at);
  const found = heads.map((cell) => columnOf(all, cell));
  const isFirst = (at: number) => found[at] !== undefined && found.indexOf(found[at]) === at;
  const read = rows.slice(last + 1).map((row, at): TableRow => {
    const cells = row.flatMap((cell, column): [ImportColumn, string][] => {
      const of = found[column];
      return of && isFirst(column) && cell !== "" ? [[of, cell]] : [];
    });
    return { number: last + 2 + at, cells: new Map(cells) };
  });
  return {
    columns: found.filter((column, at): column is ImportColumn => column !== undefined && isFirst(at)),
    rows: read.filter(({ cells }) => cells.size > 0),
    unused: heads.filter((cell, at) => cell !== "" && !isFirst(at)),
  };
}

/** Adds a column whose first cell below the heads says to which record all rows belong. */
export function withKey(table: ImportTable, rows: string[][], key: string): string[][] {
  const [first] = readRows(table, rows)?.rows ?? [];
  const languages = /\p{Script=Devanagari}/u.test(key) ? [/\.mr$/, /./] : [/\.en$/, /./];
  const column = languages.flatMap((language) => keyColumns(table).filter(({ path }) => language.test(path)))[0];
  if (!first || !column || key.trim() === "") return rows;
  const { at } = headRow(table, rows);
  const width = Math.max(...rows.map(({ length }) => length));
  const added = (row: string[], cell: string) => [...row, ...Array(width - row.length).fill(""), cell];
  return rows.map((row, line) => {
    if (line === at) return added(row, column.head.en);
    return line === first.number - 1 ? added(row, key) : row;
  });
}

const yes = ["yes", "y", "true", "1", "x", "✓", importWords.mr.yes, "होय"];
const no = ["no", "n", "false", "0", "-", importWords.mr.no];

/** How tables write that there is no such fee; Excel's accounting formats show 0 as a dash. */
const nothing = ["-", "–", "—", "₹ -", "rs. -", "nil", "निरंक", "शून्य"];

/** A spreadsheet may show a day as its number since 1899; only numbers of 2000 to 2099 are read as days. */
function dayOfSerial(cell: string): string {
  const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0;
  if (serial < 36_526 || serial > 73_050) return cell;
  return daysAfter("1899-12-30", serial);
}

/** Undefined for a tick that is neither yes nor no. */
export function formValueOf(kind: RecordKind, field: RecordField | undefined, cell: string): string | undefined {
  if (field?.type === "yesNo") {
    const typed = latinDigits(cell).trim().toLowerCase();
    if (yes.includes(typed)) return "on";
    return no.includes(typed) ? "" : undefined;
  }
  if (field?.type === "choice")
    return (
      field.values.find((value) =>
        [value, ...locales.map((locale) => choiceLabel(kind, field, value, locale))].some(
          (each) => comparableText(each) === comparableText(cell),
        ),
      ) ?? cell
    );
  if (field?.type === "number" && field.isRupees && nothing.includes(cell.trim().toLowerCase())) return "0";
  return field?.type === "day" ? dayOfSerial(cell) : cell;
}

const numbers = [
  ["1", "i", "1st"],
  ["2", "ii", "2nd"],
];
/** The name of a list without the word for a year: "1st year", "प्रथम वर्ष". */
const bare = (name: string) => comparableText(latinDigits(name)).replace(/ (?:year|वर्ष)$/, "");

/** By the label of the list in either language, or its number. */
export function listIn({ kind, lists }: ImportTable, cell: string): string | undefined {
  const typed = bare(cell);
  return lists.find((list, at) =>
    [...(numbers[at] ?? []), ...locales.map((locale) => bare(kind.words[locale].fields[list]?.label ?? ""))].includes(
      typed,
    ),
  );
}
