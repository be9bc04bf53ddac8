import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { refusedUpload, type TableRead, type TableReading, tableLimits } from "./file-kinds.ts";
import { readWorkbook } from "./workbook.server.ts";

/** Limits of an unpacked XLSX file: a table of 300 rows has some hundred kilobytes. */
const unpackLimits = { bytes: 20 * 1024 * 1024, parts: 500 };

/** APPNOTE 4.3.7. */
const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "PK\x03\x04";

/** fflate unpacks no more of a part than the size stated here. ODS and DOCX files are archives, too. */
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
  if (size > unpackLimits.bytes || parts > unpackLimits.parts) return "fileLarge";
  return isWorkbook ? undefined : "fileKind";
}

/** UTF-8 or UTF-16, or else the encoding of Excel's older CSV files. */
function decodeText(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 2)).toString("hex");
  if (start === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  if (start === "feff") return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Two web addresses separated by spaces: a comma in the line is part of an address. */
const twoAddresses = /^\s*(\/|https?:|www\.)\S*\s+\S.*$/i;

const signs = ["\t", ";", ",", "|"];

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

/** With each delimiter, as a title above the headings may contain any of them. */
function readText(text: string): TableReading[] {
  const first = delimiterOf(text);
  const readings = [first, ...signs.filter((sign) => sign !== first)].flatMap((sign) => {
    const rows = rowsOfText(text, sign);
    return rows ? [{ rows }] : [];
  });
  if (readings.length === 0) throw new Error("A quote has no end.");
  return readings.filter(({ rows }, at) => at === 0 || rows.some((row) => row.length > 1));
}

function withinTableLimits(readings: TableReading[]): TableRead {
  const short = readings.flatMap(({ rows, ...others }): TableReading[] => {
    const filled = rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== "")) + 1);
    const all = filled.map((row) => row.map((cell) => cell.slice(0, tableLimits.cell)));
    const letters = filled.reduce((sum, row) => sum + row.reduce((length, cell) => length + cell.length, 0), 0);
    const isLong = all.length > tableLimits.rows || all.some((row) => row.length > tableLimits.columns);
    return isLong || letters > tableLimits.letters ? [] : [{ ...others, rows: all }];
  });
  return short.length > 0 ? { ok: true, readings: short } : { ok: false, reason: "tableLong" };
}

/** Portals export pages as .xls. */
const document = /^\s{0,1000}(?:<(?:[!?]|[a-z]{1,20}[\s>/:])|%PDF-|\{\\rtf)/i;

/** Days become `2026-01-31`; XLSX formulas give their last value, CSV formulas stay text. @throws Error if broken */
export async function readTable(bytes: Uint8Array): Promise<TableRead> {
  if (isZip(bytes)) {
    const fault = faultOfZip(bytes);
    return fault ? refusedUpload(fault) : withinTableLimits(readWorkbook(bytes));
  }
  const text = decodeText(bytes);
  return text.includes("\0") || document.test(text) ? refusedUpload("fileKind") : withinTableLimits(readText(text));
}
