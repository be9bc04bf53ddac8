import { stringify } from "csv-stringify/sync";
import type { Cell } from "./columns.ts";
import { plainText, type Table } from "./table.ts";

const textOf = (cell: Cell): string => (cell === undefined ? "" : "day" in cell ? cell.day : plainText(cell.text));

/**
 * A table as CSV (RFC 4180) that Excel and LibreOffice read as it is meant: UTF-8 with a mark, every cell quoted, and an
 * apostrophe before what a table would take for a formula.
 */
export function csvOf({ about, head, rows }: Table): Buffer {
  const lines = [...about.map((line) => line.map(plainText)), [], head, ...rows.map((row) => row.map(textOf))];
  const text = stringify(lines, { bom: true, escape_formulas: true, quoted: true, record_delimiter: "windows" });
  return Buffer.from(text);
}
