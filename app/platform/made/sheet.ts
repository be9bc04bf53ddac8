import type { Locale } from "#app/platform/i18n/locale.ts";

/** A title and its text: a step, a career, a committee. */
interface Titled {
  title: string;
  description: string;
}

/** A line to write on; `share` is its fraction of the row's width. */
export interface Blank {
  label: string;
  share: number;
}

/** The blocks that template.typ can draw, as plain data: no character of them is ever read as markup. */
export type SheetBlock =
  | {
      kind: "cover";
      eyebrow: string;
      institute: string;
      town: string;
      motto: string;
      title: string;
      lines: string[];
      approvals: string;
    }
  | { kind: "title"; eyebrow: string; title: string; lead?: string; logo: boolean }
  | { kind: "heading"; text: string }
  /** A heading and its blocks, kept on one page if short enough. */
  | { kind: "section"; heading: string; blocks: SheetBlock[] }
  | { kind: "text"; text: string }
  | { kind: "note"; text: string }
  | { kind: "points"; items: string[] }
  | { kind: "steps"; items: Titled[]; numbers: string[] }
  | { kind: "cards"; items: Titled[] }
  | { kind: "facts"; rows: (readonly [name: string, value: string])[]; small?: true }
  | Table
  | { kind: "blanks"; rows: Blank[][] }
  | { kind: "choices"; label: string; options: string[] }
  | { kind: "checklist"; items: string[] }
  | { kind: "signatures"; labels: string[] }
  | { kind: "beside-photo"; photo: string; blocks: SheetBlock[] }
  | { kind: "framed"; heading: string; blocks: SheetBlock[] }
  | { kind: "break" };

/** `columns` are fractions of the width; `right` are the right-aligned columns; `total` marks the last row. */
export interface Table {
  kind: "table";
  head: string[];
  rows: string[][];
  columns: number[];
  right: number[];
  total: boolean;
  roomy?: true;
}

/** The content of one PDF. */
export interface Sheet {
  id: string;
  locale: Locale;
  /** The title of the PDF's window or tab. */
  title: string;
  institute: string;
  /** The date of the record, not of the build, so that the same content makes the same bytes. */
  on: string;
  /** The text of the page number, with {page} and {of} in it. */
  pageOf: string;
  /** A watermark on every page, for papers that are not real. */
  mark?: string;
  /** A small line at the top of every page, for downloads with made-up figures. */
  sampleLine?: string;
  /** At the foot of every page: how to check that the document is genuine, and the QR code that does it, as SVG. */
  check?: { line: string; qr: string };
  /** Drawn smaller, down to 70 %, if it is longer than a page. */
  isOnePage?: true;
  blocks: SheetBlock[];
}
