import { strToU8, zipSync } from "fflate";
import { atMost, expected, type Finding } from "./finding.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Target } from "./server.ts";
import { newStaff } from "./staff.ts";
import { countOf } from "./store.ts";

type Table = string | Uint8Array;

const heads = "Name (English);Name (Marathi);Email";
const row = "Ms. Asha Namune;आशा नमुने;asha.n@example.org";
const title = "Good Minds Institute of Pharmacy, Namunewadi, Tal. Sinnar, Dist. Nashik, Maharashtra, India";

/** An XLSX file of sheets whose rows are XML; a sheet whose name begins with a dot is hidden. */
function workbook(sheets: Record<string, string>, more: Record<string, Uint8Array> = {}): Uint8Array {
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";
  const all = Object.entries(sheets);
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="r"><sheets>${all.map(([name], at) => `<sheet name="${name}" ${name.startsWith(".") ? 'state="hidden"' : ""} r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${all.map((_sheet, at) => `<Relationship Id="r${at}" Type="${type}" Target="worksheets/s${at}.xml"/>`).join("")}</Relationships>`,
    ),
    ...Object.fromEntries(
      all.map(([, rows], at) => [
        `xl/worksheets/s${at}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
    ...more,
  });
}

const rowXml = (cells: string) =>
  `<row>${cells
    .split(";")
    .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join("")}</row>`;
const staff = rowXml(heads) + rowXml(row);

/** Tables as offices have them, each with one teacher. */
const ordinary: Record<string, Table> = {
  "a title with commas": `${title};;\n${heads}\n${row}`,
  "tabs below a title": `${title}\n${heads.replaceAll(";", "\t")}\n${row.replaceAll(";", "\t")}`,
  "a title over two lines": `"Good Minds,\nNashik";;\n${heads}\n${row}`,
  "UTF-16": Buffer.from(`\ufeff${heads}\n${row}`, "utf16le"),
  "a hidden sheet first": workbook({ ".Lists": rowXml("Professor"), Staff: staff }),
  "a cover first": workbook({ Cover: rowXml("Good Minds"), Empty: "", Staff: staff }),
};

/** Files that are no tables, or that are made to hurt. */
const hostile: Record<string, Table> = {
  "a page as .xls": "<html><table><tr><td>Name</td></tr></table>",
  "an archive of another kind": zipSync({ "content.xml": strToU8("<x/>") }),
  "a bomb": workbook({ A: "" }, { "xl/worksheets/b.xml": new Uint8Array(40 * 1024 * 1024) }),
  "a cell in the last row of all": workbook({ A: `${staff}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
  "a million empty rows": workbook({ A: "<row/>".repeat(1_000_000) }),
  "unclosed elements": workbook({ A: "<row><c><is><t>".repeat(50_000) }),
  "a million quotes": '"'.repeat(1_000_001),
  "a cell of 200,000 spaces": `${heads}\n${" ".repeat(199_000)}x;;`,
  "commas alone": `${",".repeat(39)}\n`.repeat(400),
  "many sheets": workbook(Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`S${at}`, ""]))),
  "a format without an end": workbook(
    { A: `<row><c s="0"><v>1</v></c></row>` },
    {
      "xl/styles.xml": strToU8(
        `<s><numFmts><numFmt numFmtId="200" formatCode="${"[".repeat(60_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></s>`,
      ),
    },
  ),
};

async function importOfTables(site: Target): Promise<Finding[]> {
  const { visitor } = await newStaff(site, "office");
  async function send(table: Table) {
    const body = new FormData();
    body.set("table", "teachers");
    body.set("text", typeof table === "string" ? table : "");
    if (typeof table !== "string") body.set("file", new Blob([new Uint8Array(table)]), "a.xlsx");
    const from = performance.now();
    const { status, html } = await visitor.send("/office/import", body);
    return { status, html, took: performance.now() - from };
  }
  const unread: string[] = [];
  for (const [name, table] of Object.entries(ordinary)) {
    const { status, html } = await send(table);
    if (status !== 200 || !html.includes("Asha Namune")) unread.push(`${name} (${status})`);
  }
  const failed: string[] = [];
  let longest = 0;
  for (const [name, table] of Object.entries(hostile)) {
    const { status, took } = await send(table);
    longest = Math.max(longest, took);
    if (status >= 500) failed.push(`${name} (${status})`);
  }
  const { status } = await visitor.get("/");
  return [
    expected(
      `${Object.keys(ordinary).length} tables as offices have them`,
      unread.join(", ") || "all read",
      "all read",
      unread.length === 0,
    ),
    expected(
      `${Object.keys(hostile).length} files that are no tables`,
      failed.join(", ") || "all answered",
      "all answered",
      failed.length === 0,
    ),
    atMost("the same files", "longest answer", longest, 20_000, "ms"),
    atMost("all of them", "records that looking makes", countOf(site, "SELECT count(*) FROM records"), 0),
    expected("the home page afterwards", String(status), "200", status === 200),
  ];
}

/** Sends tables of offices, and files that only look like some, through the form of the import. */
export const tables = () => oneByOne([importOfTables]);
