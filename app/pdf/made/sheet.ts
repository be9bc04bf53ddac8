import type { Text } from "#app/cms/content/text.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

interface Titled {
  title: string;
  description: string;
}

export interface Blank {
  label: string;
  share: number;
}

/** The blocks that template.typ draws, as plain data: no character of them is read as markup. */
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
  /** Kept on one page if short enough. */
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

/** `columns`: fractions of the width. `right`: right-aligned columns. `total` marks the last row. */
export interface Table {
  kind: "table";
  head: string[];
  rows: string[][];
  columns: number[];
  right: number[];
  total: boolean;
  roomy?: true;
}

export interface Sheet {
  id: string;
  locale: Locale;
  title: string;
  institute: string;
  /** The date of the record, not of the build, so that the same content makes the same bytes. */
  on: string;
  pageOf: string;
  /** A watermark on every page, for papers that are not real. */
  mark?: string;
  /** At the top of every page, for downloads with made-up figures. */
  sampleLine?: string;
  /** `qr` is SVG. */
  check?: { line: string; qr: string };
  /** Drawn smaller, down to 70 %, if longer than a page. */
  isOnePage?: true;
  blocks: SheetBlock[];
}

/** An A4 sheet, or a picture of 1080 by 1350 pixels for WhatsApp. */
export const posterForms = ["a4", "picture"] as const;
export type PosterForm = (typeof posterForms)[number];

export interface PosterPart {
  lang: Locale;
  title: string;
  day?: string | undefined;
  facts: string[];
  check: string;
  until?: string | undefined;
}

export interface Poster {
  institute: Text;
  parts: PosterPart[];
  name: string;
  /** The day of the record, so that the same content makes the same bytes. */
  on: string;
  qr: string;
  sample?: string | undefined;
}
