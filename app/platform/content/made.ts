import type { Locale } from "#app/platform/i18n/locale.ts";
import documents from "#made/documents.json" with { type: "json" };
import pictures from "#made/pictures.json" with { type: "json" };

/** A picture as the build made it: `widths` in pixels, each as AVIF and WebP, under an address that changes with it. */
export interface MadePicture {
  width: number;
  height: number;
  widths: number[];
  address: string;
  /** True for an SVG, which is offered as it is too: it is smaller than its pixels, and sharp at every size. */
  isDrawing: boolean;
}

/** A PDF as the build made it. */
export interface MadePdf {
  address: string;
  bytes: number;
  pages: number;
}

/**
 * The files of a picture of content/media.
 * @throws Error when there is no such picture, so that no page can show a broken one.
 */
export function madePicture(name: string): MadePicture {
  const made = pictures[name];
  if (made === undefined) throw new Error(`content/media has no picture "${name}".`);
  return made;
}

/** The address of a picture's largest file of pixels, for whoever cannot take a drawing. */
export function largestPixels(name: string): string {
  const { address, widths } = madePicture(name);
  return `${address}-${widths.at(-1)}.webp`;
}

/** The PDF of a paper or download in a language. */
export function madePdf(id: string, locale: Locale): MadePdf {
  const made = documents[`${id}-${locale}`];
  if (made === undefined) throw new Error(`There is no document "${id}" in "${locale}".`);
  return made;
}
