import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { type CellValue, readSheet } from "read-excel-file/universal";
import { refusedUpload, type TableRead, tableLimits } from "./file-kinds.ts";

/** The most bytes of an XLSX file when unpacked, and its most parts: a table of 300 rows has some hundred kilobytes. */
const unpacked = { bytes: 20 * 1024 * 1024, parts: 500 };

/** XLSX files are ZIP archives (APPNOTE 4.3.7). */
const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\x03\x04";

/** Whether an archive is small when unpacked: fflate unpacks no more of a part than the size that is given here. */
function isSmall(bytes: Uint8Array): boolean {
  let [size, parts] = [0, 0];
  unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize;
      parts += 1;
      return false;
    },
  });
  return size <= unpacked.bytes && parts <= unpacked.parts;
}

function textOf(cell: CellValue | null): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return cell === null ? "" : String(cell);
}

/** The text of a file in UTF-8 or UTF-16, or else in the encoding of Excel's older CSV files. */
function decoded(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 2)).toString("hex");
  if (start === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  if (start === "feff") return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A line of two addresses of websites, with spaces between them: a comma in it is part of an address. */
const twoAddresses = /^\s*(\/|https?:|www\.)\S*\s+\S.*$/i;

/** The sign between the cells: the most frequent one in the first line that has any, outside quotes and comments. */
function delimiterOf(text: string): string {
  for (const line of text.split(/\r\n?|\n/, 20)) {
    if (line.startsWith("#")) continue;
    if (twoAddresses.test(line)) return "\t";
    const plain = line.replace(/"[^"]*"/g, "");
    const counts = ["\t", ";", ","].map((sign) => ({ sign, count: plain.split(sign).length }));
    const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
    if (most.count > 1) return most.sign;
  }
  return ",";
}

const rowsOfText = (text: string): string[][] =>
  parse(text, { delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true, skip_empty_lines: false });

/** The rows without empty ones at the end, or why they are no table that can be imported. */
function limited(rows: string[][]): TableRead {
  const all = rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== "")) + 1);
  const letters = all.reduce((sum, row) => sum + row.reduce((length, cell) => length + cell.length, 0), 0);
  const isLong = all.length > tableLimits.rows || all.some((row) => row.length > tableLimits.columns);
  return isLong || letters > tableLimits.letters ? { ok: false, reason: "tableLong" } : { ok: true, rows: all };
}

/**
 * Reads the first sheet of an XLSX file, or a CSV file in any usual encoding, as rows of texts. Days become
 * `2026-01-31`; a formula of a CSV file stays the text that it is, and one of an XLSX file gives its last value.
 * @throws Error for a file that cannot be read
 */
export async function readTable(bytes: Uint8Array): Promise<TableRead> {
  if (isZip(bytes)) {
    if (!isSmall(bytes)) return refusedUpload("fileLarge");
    const sheet = await readSheet(new Uint8Array(bytes).buffer);
    return limited(sheet.map((row) => row.map(textOf)));
  }
  const text = decoded(bytes);
  return text.includes("\0") || text.startsWith("%PDF-") ? refusedUpload("fileKind") : limited(rowsOfText(text));
}
