import { inflateRawSync } from "node:zlib";
import { all, readHtml, textOf } from "./html.ts";

/** A file of a ZIP archive, found by the archive's directory (APPNOTE.TXT, section 4.3.12). */
function unzipped(archive: Buffer, wanted: string): string {
  for (
    let at = archive.indexOf("PK\u0001\u0002", 0, "latin1");
    at !== -1;
    at = archive.indexOf("PK\u0001\u0002", at + 1, "latin1")
  ) {
    const name = archive.toString("utf8", at + 46, at + 46 + archive.readUInt16LE(at + 28));
    if (name !== wanted) continue;
    const start = archive.readUInt32LE(at + 42);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const bytes = archive.subarray(data, data + archive.readUInt32LE(at + 20));
    return (archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString();
  }
  throw new Error(`There is no ${wanted}.`);
}

/** The contents of an XLSX file's first sheet: its texts and numbers, and the number of formulas. */
export function sheetOf(file: Buffer): { cells: string[]; formulas: number } {
  const sheet = readHtml(unzipped(file, "xl/worksheets/sheet1.xml"));
  const shared = all(readHtml(unzipped(file, "xl/sharedStrings.xml")), "si").map(textOf);
  const cells = all(sheet, "c").map((cell) =>
    cell.attributes.t === "s" ? (shared[Number(textOf(cell))] ?? "") : textOf(cell),
  );
  return { cells, formulas: all(sheet, "f").length };
}
