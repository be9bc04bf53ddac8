import type { PrintColours } from "#app/platform/appearance/look.ts";
import type { PictureFormat } from "./encode-picture.ts";
import type { Poster, PosterForm } from "./poster.ts";
import type { Sheet } from "./sheet.ts";

/** A file of content/media, with the digest that it had at the start of the site. */
export interface MediaSource {
  path: string;
  /** SHA-256, in hexadecimal. */
  digest: string;
  /** The colour that a drawing gets in place of the usual green. */
  green?: string;
}

/** What a PDF is typeset from; the logo may be missing. */
export interface TypesetSource {
  sheet: Sheet;
  logo: MediaSource | undefined;
  colours: PrintColours;
}

/**
 * Makes a PDF at the path `to` with `.pdf` appended: typeset, or the institute's own file. If asked for, also pictures
 * of its first page.
 */
export interface DocumentJob {
  make: "document";
  to: string;
  from: TypesetSource | MediaSource;
  hasFirstPage: boolean;
}

/** What pages say about a PDF. It is in a JSON file next to the PDF, which is written after all others. */
export interface PdfFacts {
  bytes: number;
  pages: number;
  /** The institute on what is typeset: other sites may share the folder. */
  institute?: string;
  /** In pixels; its files are next to the PDF, with `.avif` and `.webp`. */
  firstPage?: { width: number; height: number };
}

/** Makes a poster; `to` is the path of the file. */
export interface PosterJob {
  make: "poster";
  to: string;
  poster: Poster;
  form: PosterForm;
  logo: MediaSource | undefined;
  colours: PrintColours;
}

/** Makes a picture of content/media smaller; `to` is the path of the file, sizes are in pixels. */
export interface BitmapJob {
  make: "bitmap";
  to: string;
  from: MediaSource;
  width: number;
  /** Undefined if it follows from the width; otherwise what is higher is cropped. */
  height?: number;
  /** In pixels: the picture stands whole on white, with this margin. */
  margin?: number;
  format: PictureFormat | "png" | "jpeg";
}

/** Makes the heading face and the list of its syllables, at the path `to` with `.woff2` and `.json` appended. */
export interface HeadingFaceJob {
  make: "headingFace";
  to: string;
  /** Words that the face must draw: those of the app and of its pages. */
  words: string[];
  /** Words that it draws as far as there is room: those of records. */
  further: string[];
  /** The most bytes, if others than usual. */
  most?: number;
}

/** What the maker can be asked for. */
export type MakerJob = DocumentJob | PosterJob | BitmapJob | HeadingFaceJob;

/** Result of a job: what it made, or why it could not. `isContent` if what it was made from is the reason. */
export type JobAnswer = { made: unknown } | { fault: string; isContent: boolean };
