import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readTable } from "./table.server.ts";

interface SheetXml {
  name: string;
  state?: string;
  /** The XML of its rows. */
  rows: string;
}

/** An XLSX file with these sheets, and number formats of the styles 1, 2 and so on. */
function workbookOf(sheets: SheetXml[], formats: string[] = [], properties = "") {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const xfs = formats.map((_code, at) => `<xf numFmtId="${164 + at}"/>`);
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="r"><workbookPr ${properties}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ""} r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${sheets.map((_sheet, at) => `<Relationship Id="r${at}" Type="${type}/worksheet" Target="worksheets/s${at}.xml"/>`).join("")}<Relationship Id="s" Type="${type}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/styles.xml": strToU8(
      `<styleSheet><numFmts>${own.join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs.join("")}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/s${at}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  });
}

const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;

test("every sheet that can be seen is read, and none that is hidden, also from the menu", async () => {
  const file = workbookOf([
    { name: "Lists", state: "hidden", rows: row(textCell("Professor")) },
    { name: "Code", state: "veryHidden", rows: row(textCell("x")) },
    { name: "Empty", rows: "" },
    { name: "R &amp; D", rows: row(textCell("Name"), textCell("Email")) },
  ]);
  expect(await readTable(file)).toEqual({
    ok: true,
    readings: [
      { sheet: "Empty", rows: [] },
      { sheet: "R & D", rows: [["Name", "Email"]] },
    ],
  });
});

test("a cell without its text hides no other", async () => {
  const file = workbookOf([
    { name: "Broken", rows: row('<c t="s"><v>99</v></c><c s="70" t="str"><f>A1</f></c>', textCell("x")) },
    { name: "Staff", rows: row(textCell("Name")) },
  ]);
  expect(await readTable(file)).toEqual({
    ok: true,
    readings: [
      { sheet: "Broken", rows: [["", "", "x"]] },
      { sheet: "Staff", rows: [["Name"]] },
    ],
  });
});

test.each([
  ["0.125", "0.00%", "12.50%"],
  ["64999.6", "#,##0", "65,000"],
  ["125000", "#,##0.00", "1,25,000.00"],
  ["-5000", "#,##0;(#,##0)", "(5,000)"],
  ["65000", '_ [$₹-4009] * #,##0.00_ ;_ [$₹-4009] * "-"??_ ', "₹ 65,000.00"],
  ["65000", '"Rs. "#,##0"/-"', "Rs. 65,000/-"],
  ["111", '"ER20-"000', "ER20-111"],
  ["7", "000", "007"],
  ["9.82E9", "General", "9820000000"],
  ["0.30000000000000004", "General", "0.3"],
  ["46174", "dd/mm/yyyy", "2026-06-01"],
  ["46174", "d-mmm-yy", "2026-06-01"],
  ["46174.5", "[$-409]dd mmmm yyyy", "2026-06-01"],
  ["46178", "d-mmm", "5-Jun"],
  ["46174", "mmm-yy", "Jun-26"],
  ["46174", "yyyy", "2026"],
  ["0.395833333333333", "h:mm", "9:30"],
  ["3", "broken[[", "3"],
])("a cell with %s in the format %s is read as it shows: %s", async (value, code, text) => {
  const read = await readTable(workbookOf([{ name: "One", rows: row(`<c s="1"><v>${value}</v></c>`) }], [code]));
  expect(read).toEqual({ ok: true, readings: [{ sheet: "One", rows: [[text]] }] });
});

test.each(["1", "true"])("days counted from 1904 are read as they show (date1904=%s)", async (value) => {
  const sheets = [{ name: "One", rows: row('<c s="1"><v>44712</v></c>') }];
  const read = await readTable(workbookOf(sheets, ["dd/mm/yyyy"], `date1904="${value}"`));
  expect(read).toMatchObject({ readings: [{ rows: [["2026-06-01"]] }] });
});

test("formats are found by the place of a cell, whether or not cells and rows name it", async () => {
  const rows = '<row r="2"><c r="C2" s="1"><v>0.5</v></c></row><row><c><v>1</v></c><c s="1"><v>0.1</v></c></row>';
  const read = await readTable(workbookOf([{ name: "One", rows }], ["0%"]));
  expect(read).toMatchObject({
    readings: [
      {
        rows: [
          ["", "", ""],
          ["", "", "50%"],
          ["1", "10%", ""],
        ],
      },
    ],
  });
});

test("a formula gives its last value, and an error what it shows", async () => {
  const cells = [
    "<c><f>A2*2</f><v>12</v></c>",
    '<c t="str"><f>A1&amp;B1</f><v>Asha</v></c>',
    "<c><f>A1</f></c>",
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  ];
  const read = await readTable(workbookOf([{ name: "One", rows: row(...cells) }]));
  expect(read).toMatchObject({ readings: [{ rows: [["12", "Asha", "", "#DIV/0!"]] }] });
});

test("a text in several styles is one, without the way it is read aloud, and line ends stay", async () => {
  const rich = "<is><r><t>Asha </t></r><r><t>Namune</t></r><rPh><t>asha</t></rPh></is>";
  const cells = `<c t="inlineStr">${rich}</c><c t="str"><v>A_x000D_B &amp; C</v></c>`;
  const read = await readTable(workbookOf([{ name: "One", rows: row(cells) }]));
  expect(read).toMatchObject({ readings: [{ rows: [["Asha Namune", "A\rB & C"]] }] });
});

test.each([
  ["an ODS file", { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" }],
  ["a DOCX file", { "word/document.xml": "<x/>" }],
  ["an XLSB file", { "xl/workbook.bin": "x" }],
])("%s under the name of a workbook is no table that can be read", async (_name, parts) => {
  const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  expect(await readTable(zip)).toEqual({ ok: false, reason: "fileKind" });
});

test.each([
  ["a page", "\ufeff\n <html><body><table><tr><td>Name</td></tr></table>"],
  ["a table of a page", "<table border=1><tr><td>Name</td></tr></table>"],
  ["XML of Excel 2003", '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'],
  ["RTF", "{\\rtf1\\ansi Name}"],
])("%s exported as .xls is no table that can be read", async (_name, text) => {
  expect(await readTable(new Uint8Array(Buffer.from(text)))).toEqual({ ok: false, reason: "fileKind" });
});
