import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { refusedUpload, type TableRead, type TableReading, tableLimits } from "./file-kinds.ts";
import { readWorkbook } from "./workbook.server.ts";

/** The most bytes of an XLSX file when unpacked, and its most parts: a table of 300 rows has some hundred kilobytes. */
const unpacked = { bytes: 20 * 1024 * 1024, parts: 500 };

/** XLSX files are ZIP archives (APPNOTE 4.3.7). */
const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\x03\x04";

/**
 * Why an archive is no workbook that can be read: fflate unpacks no more of a part than the size that is given here. An ODS
 * or DOCX file is an archive, too.
 */
function faultOfZip(bytes: Uint8Array): "fileLarge" | "fileKind" | undefined {
  let [size, parts, isWorkbook] = [0, 0, false];
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      parts += 1;
      isWorkbook ||= name === "xl/workbook.xml";
      return false;
    },
  });
  if (size > unpacked.bytes || parts > unpacked.parts) return "fileLarge";
  return isWorkbook ? undefined : "fileKind";
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

const signs = ["\t", ";", ",", "|"];

/** The most likely sign between the cells: the most frequent one in the first line that has any, outside quotes and comments. */
function delimiterOf(text: string): string {
  for (const line of text.split(/\r\n?|\n/, 20)) {
    if (line.startsWith("#")) continue;
    if (twoAddresses.test(line)) return "\t";
    const plain = line.replace(/"[^"]*"/g, "");
    const counts = signs.map((sign) => ({ sign, count: plain.split(sign).length }));
    const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
    if (most.count > 1) return most.sign;
  }
  return ",";
}

function rowsOfText(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  } catch {
    return undefined;
  }
}

/** A text divided at each sign, the most likely one first: a title above the heads can have any of them. */
function readText(text: string): TableReading[] {
  const first = delimiterOf(text);
  const readings = [first, ...signs.filter((sign) => sign !== first)].flatMap((sign) => {
    const rows = rowsOfText(text, sign);
    return rows ? [{ rows }] : [];
  });
  if (readings.length === 0) throw new Error("A quote has no end.");
  // One column is no other way to read a table.
  return readings.filter(({ rows }, at) => at === 0 || rows.some((row) => row.length > 1));
}

/** The readings without empty rows at the end and with cells that a field can take, or why none can be imported. */
function limited(readings: TableReading[]): TableRead {
  const short = readings.flatMap(({ rows, ...others }): TableReading[] => {
    const filled = rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== "")) + 1);
    const all = filled.map((row) => row.map((cell) => cell.slice(0, tableLimits.cell)));
    const letters = filled.reduce((sum, row) => sum + row.reduce((length, cell) => length + cell.length, 0), 0);
    const isLong = all.length > tableLimits.rows || all.some((row) => row.length > tableLimits.columns);
    return isLong || letters > tableLimits.letters ? [] : [{ ...others, rows: all }];
  });
  return short.length > 0 ? { ok: true, readings: short } : { ok: false, reason: "tableLong" };
}

/** How a text begins that is no table but a page or a document: portals export pages as .xls. */
const document = /^\s{0,1000}(?:<(?:[!?]|[a-z]{1,20}[\s>/:])|%PDF-|\{\\rtf)/i;

/**
 * Reads the sheets of an XLSX file that can be seen, or a CSV file in any usual encoding, as rows of texts. Days become
 * `2026-01-31`; a formula of a CSV file stays the text that it is, and one of an XLSX file gives its last value.
 * @throws Error for a file that cannot be read
 */
export async function readTable(bytes: Uint8Array): Promise<TableRead> {
  if (isZip(bytes)) {
    const fault = faultOfZip(bytes);
    return fault ? refusedUpload(fault) : limited(readWorkbook(bytes));
  }
  const text = decoded(bytes);
  return text.includes("\0") || document.test(text) ? refusedUpload("fileKind") : limited(readText(text));
}
