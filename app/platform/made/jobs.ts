import type { Sheet } from "./sheet.ts";

/** A file of content/media, with the digest that it had at the start of the site. */
export interface MediaSource {
  path: string;
  /** SHA-256, in hexadecimal. */
  digest: string;
}

/** Makes a PDF, `to` and `.pdf`: typeset, or the institute's own file; and, if asked for, pictures of its first page. */
export interface DocumentJob {
  make: "document";
  to: string;
  from: { sheet: Sheet; logo: string } | MediaSource;
  hasFirstPage: boolean;
}

/** What pages say about a PDF, in `to` and `.json`, which is written last. */
export interface PdfFacts {
  bytes: number;
  pages: number;
  /** In pixels; the files are `to` and `.avif` or `.webp`. */
  firstPage?: { width: number; height: number };
}

/** What the maker can be asked for; `to` is a path without ending. */
export type MakerJob = DocumentJob;

/** Result of a job: what it made, or why it could not. `isContent` if what it was made from is the reason. */
export type JobAnswer = { made: unknown } | { fault: string; isContent: boolean };
