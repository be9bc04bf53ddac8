import type { Locale } from "#app/platform/i18n/locale.ts";

/** A name and what is said of it: a step, a career, a committee. */
export interface Titled {
  title: string;
  description: string;
}

/** A line to write on; `share` is its part of the row's width. */
export interface Blank {
  label: string;
  share: number;
}

/** The parts that template.typ can draw, in plain data: no character of them is ever read as markup. */
export type Block =
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
  /** A heading and what belongs to it, kept on one page where it is short enough. */
  | { kind: "section"; heading: string; blocks: Block[] }
  | { kind: "text"; text: string }
  | { kind: "note"; text: string }
  | { kind: "points"; items: string[] }
  | { kind: "steps"; items: Titled[]; numbers: string[] }
  | { kind: "cards"; items: Titled[] }
  | { kind: "facts"; rows: (readonly [name: string, value: string])[] }
  | Table
  | { kind: "blanks"; rows: Blank[][] }
  | { kind: "choices"; label: string; options: string[] }
  | { kind: "checklist"; items: string[] }
  | { kind: "signatures"; labels: string[] }
  | { kind: "beside-photo"; photo: string; blocks: Block[] }
  | { kind: "framed"; heading: string; blocks: Block[] }
  | { kind: "break" };

/** `columns` are parts of the width; `right` are the columns whose numbers stand in line; `total` marks the last row. */
export interface Table {
  kind: "table";
  head: string[];
  rows: string[][];
  columns: number[];
  right: number[];
  total: boolean;
  roomy?: true;
}

/** One PDF, before it is set. */
export interface Sheet {
  id: string;
  locale: Locale;
  /** The name of the file's window and its tab. */
  title: string;
  institute: string;
  /** The day of the record, not of the build, so that the same words make the same bytes. */
  on: string;
  /** The page number's words, with {page} and {of} in them. */
  pageOf: string;
  /** A word across every page, for papers that are not real. */
  mark?: string;
  /** A small line at the head of every page, for downloads with made-up figures. */
  sampleLine?: string;
  blocks: Block[];
}
