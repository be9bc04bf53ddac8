import { strFromU8, unzipSync } from "fflate";
import { format, isDateFormat } from "numfmt";
import { Parser } from "saxen";
import { type TableReading, tableLimits } from "./file-kinds.ts";

const mostSheets = 10;

type Attributes = Record<string, string>;

function parseXml(
  xml: string,
  {
    open,
    text = () => {},
    close = () => {},
  }: {
    open: (name: string, of: Attributes) => void;
    text?: (text: string) => void;
    close?: (name: string) => void;
  },
): void {
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new Parser();
  parser.on("openTag", (name, attributes, decode) =>
    open(
      local(name),
      Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])),
    ),
  );
  parser.on("text", (value, decode) => text(decode(value)));
  parser.on("cdata", text);
  parser.on("closeTag", (name) => close(local(name)));
  parser.on("error", (error) => {
    throw error;
  });
  if (xml !== "") parser.parse(xml);
}

/** Formats with a number and no code of their own (ECMA-376, 18.8.30), as used in India. */
const builtIn: Record<string, string> = {
  ...{ 0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?" },
  ...{ 13: "# ??/??", 14: "dd-mm-yyyy", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM" },
  ...{
    19: "h:mm:ss AM/PM",
    20: "h:mm",
    21: "h:mm:ss",
    22: "dd-mm-yyyy h:mm",
    37: "#,##0;(#,##0)",
    38: "#,##0;(#,##0)",
  },
  ...{ 39: "#,##0.00;(#,##0.00)", 40: "#,##0.00;(#,##0.00)", 45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0" },
  ...{ 48: "##0.0E+0", 49: "@" },
};

function formatsIn(xml: string): string[] {
  const own: Record<string, string> = {};
  const numbers: string[] = [];
  let isInCells = false;
  parseXml(xml, {
    open(name, of) {
      if (name === "numFmt" && of.numFmtId) own[of.numFmtId] = of.formatCode ?? "";
      else if (name === "cellXfs") isInCells = true;
      else if (name === "xf" && isInCells) numbers.push(of.numFmtId ?? "0");
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return numbers.map((number) => own[number] ?? builtIn[number] ?? "General");
}

const unescapeText = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_whole, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** `rPh` is the reading of East Asian characters. */
function sharedTextsIn(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let isReading = false;
  parseXml(xml, {
    open(name) {
      if (name === "si") texts.push("");
      else if (name === "rPh") isReading = true;
      isText = name === "t";
    },
    text(value) {
      if (isText && !isReading) texts[texts.length - 1] += value;
    },
    close(name) {
      if (name === "rPh") isReading = false;
      isText = false;
    },
  });
  return texts.map(unescapeText);
}

/** Only whole days: "5-Jun" for a typed 5-6 stays the text that it shows. */
const showsDay = (code: string) => {
  const plain = code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, "");
  return /d/i.test(plain) && /[ye]/i.test(plain) && /m/i.test(plain);
};

const dayLength = 86_400_000;
/** Day 0 in the usual date system, and in that of an old Mac. */
const firstDays = { usual: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };

interface Workbook {
  formats: string[];
  texts: string[];
  isMac: boolean;
}

function displayedValue(value: number, code: string, isMac: boolean): string {
  // What Excel keeps of a number: 0.1 + 0.2 is 0.3.
  if (code === "General" || code === "@") return String(Number(value.toPrecision(15)));
  try {
    if (!isDateFormat(code)) return format(code, value, { grouping: [3, 2], throws: true }).trim();
    const days = isMac ? value + (firstDays.mac - firstDays.usual) / dayLength : value;
    if (!showsDay(code)) return format(code, days, { throws: true }).trim();
    return new Date(firstDays.usual + Math.floor(days) * dayLength).toISOString().slice(0, 10);
  } catch {
    return String(value);
  }
}

/** ECMA-376, 18.3.1.4: `t` is the type, `s` the style. */
function textOf({ t = "n", s = "0" }: Attributes, value: string, { formats, texts, isMac }: Workbook): string {
  if (t === "s") return texts[Number(value)] ?? "";
  if (t === "d") return value.slice(0, 10);
  if (t === "b") return value === "1" ? "TRUE" : "FALSE";
  if (t !== "n" || value === "" || Number.isNaN(Number(value))) return unescapeText(value);
  return displayedValue(Number(value), formats[Number(s)] ?? "General", isMac);
}

const numberOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Cells beyond the limits go to the first place there: the table is too long then. */
function rowsIn(xml: string, workbook: Workbook): string[][] {
  const rows: string[][] = [];
  let [row, column] = [-1, -1];
  let cell: Attributes | undefined;
  let [value, isValue, isReading] = ["", false, false];
  parseXml(xml, {
    open(name, of) {
      if (name === "row") [row, column] = [of.r ? Number(of.r) - 1 : row + 1, -1];
      else if (name === "c") {
        const [, at, line] = /^([A-Z]{1,3})(\d{1,7})$/.exec(of.r ?? "") ?? [];
        [row, column] = at && line ? [Number(line) - 1, numberOf(at) - 1] : [row, column + 1];
        [cell, value] = [of, ""];
      } else if (name === "rPh") isReading = true;
      isValue = name === "v" || name === "t";
    },
    text(part) {
      if (cell && isValue && !isReading) value += part;
    },
    close(name) {
      isValue = false;
      if (name === "rPh") isReading = false;
      if (name !== "c" || !cell) return;
      const text = textOf(cell, value, workbook);
      cell = undefined;
      if (text === "" || !(row >= 0)) return;
      const at = Math.min(row, tableLimits.rows);
      while (rows.length <= at) rows.push([]);
      const cells = rows[at] as string[];
      while (cells.length < Math.min(column, tableLimits.columns)) cells.push("");
      cells[Math.min(column, tableLimits.columns)] = text;
    },
  });
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((cells) => [...cells, ...Array(width - cells.length).fill("")]);
}

/** @throws Error when no sheet can be read */
export function readWorkbook(bytes: Uint8Array): TableReading[] {
  const parts = unzipSync(bytes, { filter: ({ name }) => /^xl\/(?!media\/)/.test(name) });
  const xmlOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sheets: Attributes[] = [];
  let isMac = false;
  parseXml(xmlOf("xl/workbook.xml"), {
    open(name, of) {
      if (name === "sheet") sheets.push(of);
      else if (name === "workbookPr") isMac = of.date1904 === "1" || of.date1904 === "true";
    },
  });
  const paths = new Map<string, string>();
  let [styles, shared] = ["xl/styles.xml", "xl/sharedStrings.xml"];
  parseXml(xmlOf("xl/_rels/workbook.xml.rels"), {
    open(_name, { Id = "", Type = "", Target = "" }) {
      const path = Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`;
      if (Type.endsWith("/styles")) styles = path;
      else if (Type.endsWith("/sharedStrings")) shared = path;
      else if (Type.endsWith("/worksheet")) paths.set(Id, path);
    },
  });
  const workbook = { formats: formatsIn(xmlOf(styles)), texts: sharedTextsIn(xmlOf(shared)), isMac };
  const visible = sheets.filter(({ state = "visible", id = "" }) => state === "visible" && paths.has(id));
  const read = visible.slice(0, mostSheets).map(({ name = "", id = "" }) => {
    const xml = xmlOf(paths.get(id) ?? "");
    return { sheet: unescapeText(name), rows: rowsIn(xml, workbook) };
  });
  if (read.length === 0) throw new Error("No sheet can be seen.");
  return read;
}
