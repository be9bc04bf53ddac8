import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import writeExcel from "write-excel-file/universal";
import type { TableRead } from "./file-kinds.ts";
import { readTable } from "./table.server.ts";
import { readOfficeFile } from "./upload.server.ts";

/** The rows of a file as it is most likely meant. */
async function rowsIn(read: Promise<TableRead>) {
  const table = await read;
  return table.ok ? table.readings[0]?.rows : table.reason;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const rows = [
  ["Name", "Role"],
  ["Asha, Ms.", "=1+1"],
];

/** An XLSX file with such a sheet: the XML of its rows. */
const sheetOf = (data: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`),
    ...more,
  });

test.each([
  ["commas", 'Name,Role\r\n"Asha, Ms.",=1+1\r\n'],
  ["semicolons and a mark of UTF-8", '\ufeffName;Role\n"Asha, Ms.";=1+1\n\n'],
  ["tabs, as copied from a spreadsheet", "Name\tRole\nAsha, Ms.\t=1+1"],
])("a table with %s is read, and its formulas stay texts", async (_name, text) => {
  expect(await rowsIn(readTable(bytesOf(text)))).toEqual(rows);
});

test.each([
  ["UTF-16", Buffer.from("\ufeffनाव;पद", "utf16le")],
  ["UTF-16, the other way round", Buffer.from("\ufeffनाव;पद", "utf16le").swap16()],
  ["UTF-8", Buffer.from("नाव;पद")],
])("a CSV file in %s is read", async (_name, bytes) => {
  expect(await rowsIn(readTable(new Uint8Array(bytes)))).toEqual([["नाव", "पद"]]);
});

test("a CSV file of an older Excel is read in Windows-1252", async () => {
  const bytes = new Uint8Array(Buffer.from("Ren\xe9e,\x93B.Pharm\x94", "latin1"));
  expect(await rowsIn(readTable(bytes))).toEqual([["Renée", "“B.Pharm”"]]);
});

test("an XLSX file is read with its days, numbers and empty rows", async () => {
  const sheet = [
    [{ value: "Until" }, { value: "Fee" }],
    [null, null],
    [
      { value: new Date("2027-03-31T00:00:00Z"), type: Date, format: "dd/mm/yyyy" },
      { value: 45000, type: Number },
    ],
  ];
  const file = await writeExcel(sheet as never).toBlob();
  expect(await rowsIn(readOfficeFile.table(new Uint8Array(await file.arrayBuffer())))).toEqual([
    ["Until", "Fee"],
    ["", ""],
    ["2027-03-31", "45000"],
  ]);
});

test("an XLSX file that is large when unpacked is refused before it is unpacked", async () => {
  const bomb = sheetOf("", { "xl/media/a.xml": new Uint8Array(40 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readTable(bomb)).toEqual({ ok: false, reason: "fileLarge" });
  const parts = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`xl/${at}.xml`, new Uint8Array(1)]));
  expect(await readTable(sheetOf("", parts))).toEqual({ ok: false, reason: "fileLarge" });
});

test("an XLSX file that gives a smaller size than it has is broken", async () => {
  const bomb = Buffer.from(sheetOf("", { "xl/styles.xml": new Uint8Array(8 * 1024 * 1024) }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(8 * 1024 * 1024);
  for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size, at + 1)) bomb.writeUInt32LE(16, at);
  expect(await readOfficeFile.table(new Uint8Array(bomb))).toMatchObject({ ok: false });
});

test.each([
  ["a cell in the last row of all", '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'],
  ["an entity that names entities", "<row><c><v>&lol9;</v></c></row>"],
  ["XML that is cut off", '<row r="1"><c r="A1"'],
])("an XLSX file with %s takes nothing down", async (_name, data) => {
  const entity = '<!DOCTYPE x [<!ENTITY lol "lol"><!ENTITY lol9 "&lol;&lol;&lol;&lol;">]>';
  const sheet = strToU8(`${entity}<worksheet><sheetData>${data}</sheetData></worksheet>`);
  const read = await readOfficeFile.table(sheetOf("", { "xl/worksheets/sheet1.xml": sheet }));
  if (read.ok) expect(read.readings.flatMap(({ rows }) => rows.flat()).join("").length).toBeLessThan(100);
  else expect(["fileBroken", "tableLong"]).toContain(read.reason);
});

test.each([
  ["a PDF", bytesOf("%PDF-1.7\n"), "fileKind"],
  ["an XLS file", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), "fileKind"],
  ["a ZIP that is none", bytesOf("PK\x03\x04 and then words"), "fileBroken"],
  ["a quote that never ends", bytesOf('"Name,Role\nAsha'), "fileBroken"],
  ["many rows", bytesOf("a,b\n".repeat(401)), "tableLong"],
  ["many columns", bytesOf("a,".repeat(41)), "tableLong"],
  ["a long text", bytesOf("अ".repeat(200_001)), "tableLong"],
])("%s is refused", async (_name, bytes, reason) => {
  expect(await readOfficeFile.table(bytes)).toEqual({ ok: false, reason });
});

test("an empty file is a table without rows", async () => {
  expect(await rowsIn(readTable(new Uint8Array()))).toEqual([]);
});
