import { fileAddress, readFileName, widthsOf } from "#app/lib/files/file-name.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";

/** `widths` in pixels, each as AVIF and WebP, made when first asked for, under a URL that changes with the content. */
export interface SitePicture {
  width: number;
  height: number;
  widths: number[];
  address: string;
  /** True for an SVG, which is also served as such: it is smaller than its bitmaps, and sharp at every size. */
  isDrawing: boolean;
}

interface FirstPagePicture {
  address: string;
  width: number;
  height: number;
}

export interface SitePdf {
  address: string;
  bytes?: number;
  pages?: number;
  /** Made for approvals only. */
  firstPage?: FirstPagePicture;
}

let pictures: Readonly<Record<string, SitePicture>> = {};

export function setSitePictures(now: Record<string, SitePicture>): void {
  pictures = now;
}

let documents: Readonly<Record<string, SitePdf>> = {};

export function setSitePdfs(now: Record<string, SitePdf>): void {
  documents = now;
}

/** For records without a picture; lists of events show the day instead. */
export const noPicture = "documents/placeholder";

export const sitePictureNames = (): string[] => Object.keys(pictures).sort();

/** Undefined when the picture no longer exists, and pages then omit it; the start and publishing refuse such a name. */
export function findPicture(name: string): SitePicture | undefined {
  const file = readFileName(name);
  if (file?.type !== "image") return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  const { width, height } = file;
  return { width, height, widths: widthsOf(width), address: fileAddress(file), isDrawing: false };
}

export const isDrawing = (name: string): boolean => findPicture(name)?.isDrawing === true;

export const hasPicture = (name: string): boolean => findPicture(name) !== undefined;

export function requirePicture(name: string): SitePicture {
  const made = findPicture(name);
  if (made === undefined) throw new Error(`content/media has no picture "${name}".`);
  return made;
}

/** For where an SVG cannot be used. */
export function largestPixels(name: string): string {
  const { address, widths } = requirePicture(name);
  return `${address}-${widths.at(-1)}.webp`;
}

/** Undefined when the PDF no longer exists, and pages then omit its link. An office PDF is the same in both. */
export function findPdf(id: string, locale: Locale): SitePdf | undefined {
  const file = readFileName(id);
  if (file?.type === "pdf") return { address: fileAddress(file), bytes: file.bytes, pages: file.pages };
  const name = `${id}-${locale}`;
  return Object.hasOwn(documents, name) ? documents[name] : undefined;
}

export const hasPdf = (id: string): boolean => locales.every((locale) => findPdf(id, locale) !== undefined);

export const isOwnDocument = (address: string): boolean =>
  Object.values(documents).some((document) => document.address === address);

export function requirePdf(id: string, locale: Locale): SitePdf {
  const made = findPdf(id, locale);
  if (made === undefined) throw new Error(`There is no document "${id}" in "${locale}".`);
  return made;
}

export function smallestFile(name: string): string | undefined {
  const made = findPicture(name);
  if (made === undefined) return undefined;
  return made.isDrawing ? `${made.address}.svg` : `${made.address}-${made.widths[0]}.webp`;
}

export function largestFile(name: string): string | undefined {
  const made = findPicture(name);
  if (made === undefined) return undefined;
  return made.isDrawing ? `${made.address}.svg` : largestPixels(name);
}
