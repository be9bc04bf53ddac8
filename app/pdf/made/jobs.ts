import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { colours, usualColour } from "#app/cms/content/appearance.ts";
import type { PictureFormat } from "#app/lib/sanitize/encode-picture.ts";
import type { PrintColours } from "#app/ui/appearance/look.ts";
import type { Poster, PosterForm, Sheet } from "./sheet.ts";

export interface MadeFile {
  /** Changes with the bytes. */
  key: string;
  read: () => Promise<Buffer>;
}

/** A file of content/media, with its SHA-256 (hexadecimal) at the start of the site. */
export interface MediaSource {
  path: string;
  digest: string;
  green?: string;
}

export interface TypesetSource {
  sheet: Sheet;
  logo: MediaSource | undefined;
  colours: PrintColours;
}

/** Makes `<to>.pdf` from a sheet or from the institute's own file and, if asked for, pictures of its first page. */
export interface DocumentJob {
  make: "document";
  to: string;
  from: TypesetSource | MediaSource;
  hasFirstPage: boolean;
}

/** Stored as JSON next to the PDF; this file is written after all others. */
export interface PdfFacts {
  bytes: number;
  pages: number;
  /** The institute on a typeset document: several sites may share the folder. */
  institute?: string;
  /** In pixels. */
  firstPage?: { width: number; height: number };
}

export interface PosterJob {
  make: "poster";
  to: string;
  poster: Poster;
  form: PosterForm;
  logo: MediaSource | undefined;
  colours: PrintColours;
}

export interface BitmapJob {
  make: "bitmap";
  to: string;
  from: MediaSource;
  width: number;
  /** Undefined: follows from the width; otherwise the picture is cropped. */
  height?: number;
  /** In pixels: the whole picture is put on white with this margin. */
  margin?: number;
  format: PictureFormat | "png" | "jpeg";
}

/** Makes `<to>.woff2`, and the list of its syllables as `<to>.json`. */
export interface HeadingFaceJob {
  make: "headingFace";
  to: string;
  /** Must be drawn. */
  words: string[];
  /** Drawn as far as there is room. */
  further: string[];
  most?: number;
}

export type MakerJob = DocumentJob | PosterJob | BitmapJob | HeadingFaceJob;

export type JobAnswer = { made: unknown } | { fault: string; isContent: boolean };

export const inColour = (svg: string, green: string): string => svg.replaceAll(colours[usualColour], green);

/** @throws Error if the file changed since the start of the site: what is made of it is stored under its old digest */
export async function readMedia({ path, digest, green }: MediaSource): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash("sha256").update(bytes).digest("hex") !== digest)
    throw new Error(`${path} has changed since the start of the site: restart it.`);
  return green ? Buffer.from(inColour(bytes.toString(), green)) : bytes;
}
