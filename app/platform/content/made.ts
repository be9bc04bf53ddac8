import { fileAddress, readFileName, widthsOf } from "#app/platform/files/file-name.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";

/**
 * A picture of the site: `widths` in pixels, each as AVIF and WebP, under a URL that changes with its content. Each is
 * made when it is first asked for.
 */
export interface MadePicture {
  width: number;
  height: number;
  widths: number[];
  address: string;
  /** True for an SVG, which is also served as such: it is smaller than its bitmaps, and sharp at every size. */
  isDrawing: boolean;
}

/** The first page of a PDF as a small picture, in pixels: `address` and `.avif` or `.webp`. */
interface FirstPagePicture {
  address: string;
  width: number;
  height: number;
}

/** A PDF that the site has. What is known only when it has been made is undefined until then. */
export interface MadePdf {
  address: string;
  bytes?: number;
  pages?: number;
  /** Made for approvals only. */
  firstPage?: FirstPagePicture;
}

let pictures: Readonly<Record<string, MadePicture>> = {};

/** Sets the pictures of content/media that pages show from now on, by their names (platform/made). */
export function showPictures(now: Record<string, MadePicture>): void {
  pictures = now;
}

let documents: Readonly<Record<string, MadePdf>> = {};

/** Sets the PDFs that pages show from now on, by names such as `prospectus-en` (platform/made). */
export function showDocuments(now: Record<string, MadePdf>): void {
  documents = now;
}

/** Placeholder for records without a picture; lists of events show the day instead. */
export const noPicture = "documents/placeholder";

/** The names of the pictures of content/media, in alphabetical order. */
export const madePictures = (): string[] => Object.keys(pictures).sort();

/**
 * The files of a picture from content/media, or of one added by the office (platform/files). Undefined when it no
 * longer exists, and pages then omit it; the start and publishing refuse such a name.
 */
export function findPicture(name: string): MadePicture | undefined {
  const file = readFileName(name);
  if (file?.type !== "image") return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  const { width, height } = file;
  return { width, height, widths: widthsOf(width), address: fileAddress(file), isDrawing: false };
}

/** Whether a picture is a drawing rather than a photograph. */
export const isDrawing = (name: string): boolean => findPicture(name)?.isDrawing === true;

/** Whether a picture is in content/media, or the name has the form of an office picture's. */
export const hasPicture = (name: string): boolean => findPicture(name) !== undefined;

/**
 * The files of a picture that must exist.
 * @throws Error when there is no such picture.
 */
export function madePicture(name: string): MadePicture {
  const made = findPicture(name);
  if (made === undefined) throw new Error(`content/media has no picture "${name}".`);
  return made;
}

/** URL of a picture's largest bitmap, for where an SVG cannot be used. */
export function largestPixels(name: string): string {
  const { address, widths } = madePicture(name);
  return `${address}-${widths.at(-1)}.webp`;
}

/**
 * The PDF of a paper or download in a language, or one added by the office, which is the same in both. Undefined when
 * it no longer exists, and pages then omit its link.
 */
export function findPdf(id: string, locale: Locale): MadePdf | undefined {
  const file = readFileName(id);
  if (file?.type === "pdf") return { address: fileAddress(file), bytes: file.bytes, pages: file.pages };
  const name = `${id}-${locale}`;
  return Object.hasOwn(documents, name) ? documents[name] : undefined;
}

/** Whether the site has this PDF in every language, or the id has the form of an office PDF's name. */
export const hasPdf = (id: string): boolean => locales.every((locale) => findPdf(id, locale) !== undefined);

/** Whether an address is that of a PDF that the site makes. */
export const isMadeDocument = (address: string): boolean =>
  Object.values(documents).some((document) => document.address === address);

/**
 * A PDF that must exist.
 * @throws Error when there is none.
 */
export function madePdf(id: string, locale: Locale): MadePdf {
  const made = findPdf(id, locale);
  if (made === undefined) throw new Error(`There is no document "${id}" in "${locale}".`);
  return made;
}

/** Address of the smallest version of a picture; undefined when it no longer exists. */
export function smallestFile(name: string): string | undefined {
  const made = findPicture(name);
  if (made === undefined) return undefined;
  return made.isDrawing ? `${made.address}.svg` : `${made.address}-${made.widths[0]}.webp`;
}

/**
 * Address of the largest version of a picture, for a link to the picture itself; undefined when it no longer exists.
 */
export function largestFile(name: string): string | undefined {
  const made = findPicture(name);
  if (made === undefined) return undefined;
  return made.isDrawing ? `${made.address}.svg` : largestPixels(name);
}
