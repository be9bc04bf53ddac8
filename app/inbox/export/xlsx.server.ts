import type { Row } from "write-excel-file/node";
import writeXlsxFile from "write-excel-file/node";
import type { Cell } from "./export-columns.ts";
import { plainText, type TableHead, type TableWriter } from "./table.ts";

/** The most characters in an Excel cell. */
const longest = 32_767;
/** In characters. */
const [narrowest, widest] = [12, 40];

const text = (value: string) => ({ type: String, value: plainText(value).slice(0, longest) });
const bold = (value: string) => ({ ...text(value), fontWeight: "bold" as const });

function cellOf(cell: Cell): Row[number] {
  if (cell === undefined) return null;
  if ("day" in cell) return { type: Date, value: new Date(cell.day), format: "dd-mm-yyyy" };
  return text(textIn(cell));
}

const textIn = (cell: { text: string } | { phone: string }): string => ("phone" in cell ? cell.phone : cell.text);
const lengthOf = (cell: Cell): number => (cell === undefined || "day" in cell ? 0 : textIn(cell).length);

function sheetOf({ about, head, name }: TableHead, rows: Cell[][]): Promise<Buffer> {
  const lines = [
    ...about.map(([label, value]) => [bold(label), text(value)]),
    [],
    head.map(bold),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const widths = head.map((label, at) =>
    Math.min(widest, Math.max(narrowest, label.length + 2, ...rows.slice(0, 500).map((row) => lengthOf(row[at]) + 2))),
  );
  return writeXlsxFile(lines, {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: about.length + 2,
  }).toBuffer();
}

/** ISO/IEC 29500. Text cells are always text, whatever they begin with, and days are dates. */
export function createXlsx(): TableWriter {
  const rows: Cell[][] = [];
  return {
    add: (more) => void rows.push(...more),
    finish: async (head) => new Uint8Array(await sheetOf(head, rows)),
  };
}
