import { withFewMarks } from "#app/platform/forms/characters.ts";
import { longest } from "#app/platform/records/draft.ts";
import type { TableReading } from "#app/platform/sanitize/file-kinds.ts";
import { columnOf, columnsOf, type ImportColumn, keyColumns } from "./columns.ts";
import type { ImportTable } from "./tables.ts";

/** A row of the table with its number in the file. */
export interface TableRow {
  /** From 1. */
  number: number;
  /** The texts of the cells that are filled in. */
  cells: Map<ImportColumn, string>;
}

/** What a file says: its columns and rows. */
interface ReadRows {
  columns: ImportColumn[];
  rows: TableRow[];
  /** Heads that are no column of this table; their cells are not imported. */
  unused: string[];
}

/**
 * A cell, cut where no field takes more, before anything else reads it; the sign at its end keeps it too long, so that
 * the preview says so.
 */
const cellIn = (text: string) =>
  withFewMarks(text.length > longest.paragraph ? `${text.slice(0, longest.paragraph)}…` : text).trim();

/** How many rows may stand above the heads: titles of the institute. */
const mostAbove = 20;

/** The old address in a cell, without the name of the website, its spaces as browsers send them. */
function oldAddressIn(cell: string): string {
  const address = cell.replaceAll(/\s/g, "%20");
  if (/^[/\\]/.test(address)) return address;
  return address.replace(/^(https?:\/\/|(?=www\.))[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

/**
 * The page in a cell, without the name of the website: what old addresses lead to is always on this one. The bare name of
 * a website stays as it is, and is refused: it may be another one.
 */
const pageIn = (cell: string) => cell.replace(/^https?:\/\/[^/?#]+(?=\/.)/i, "");

/**
 * The old address of a line and the page that it leads to, with an arrow or a comma between them, or as Apache has it:
 * `/about.php -> /visit`, `Redirect 301 /about.php /visit`.
 */
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

/**
 * The rows of a text with an old and a new address a line; a first line that is no address is the header row, and one
 * that begins with # a comment.
 */
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

/** Where the heads of a table are, and how many of them are known. */
function headRow(table: ImportTable, rows: string[][]): { at: number; known: number } {
  const all = columnsOf(table);
  const counts = rows.slice(0, mostAbove + 1).map((row) => row.filter((cell) => columnOf(all, cell)).length);
  const known = Math.max(0, ...counts);
  return { at: counts.indexOf(known), known };
}

/**
 * The reading of a file under whose heads most are known, and the other sheets that have heads of the table, too. A list of
 * pairs needs no heads, so the most likely reading counts.
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

/**
 * The heads at a row. Some stand in two rows: "Fees" above "First year" and "Second year", next to "Particulars" in a cell
 * of both rows.
 */
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

/** Reads a table's rows below its heads, which may be in either language and order; undefined without any heads. */
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

/** The rows with one more column, which says in the first row below the heads to which record all of them belong. */
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
