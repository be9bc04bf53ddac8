import { type Options, stringify } from "csv-stringify/sync";
import type { Cell } from "./export-columns.ts";
import { plainText, type TableWriter } from "./table.ts";

const options: Options = { escape_formulas: true, quoted: true, record_delimiter: "windows" };

function textOf(cell: Cell): string {
  if (cell === undefined) return "";
  // A plus sign begins a formula; without it the country code is still there.
  if ("phone" in cell) return plainText(cell.phone.replace(/^\+(?=\d)/, ""));
  return "day" in cell ? cell.day : plainText(cell.text);
}

/**
 * RFC 4180, so that Excel and LibreOffice read it correctly: UTF-8 with a byte order mark, every cell quoted, and an
 * apostrophe before anything that could be a formula.
 */
export function createCsv(): TableWriter {
  const parts: Buffer[] = [];
  return {
    add: (rows) =>
      void parts.push(
        Buffer.from(
          stringify(
            rows.map((row) => row.map(textOf)),
            options,
          ),
        ),
      ),
    async finish({ about, head }) {
      const lines = [...about.map((line) => line.map(plainText)), [], head];
      return new Uint8Array(
        Buffer.concat([Buffer.from(stringify(lines, { ...options, bom: true })), ...parts.splice(0)]),
      );
    },
  };
}
