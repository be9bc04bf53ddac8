import sharp, { type Metadata, type Sharp } from "sharp";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { type Job, refusedUpload, type Sanitized, taken } from "./file-kinds.ts";

// The process makes one picture and ends.
sharp.cache(false);
// One core: visitors need the others.
sharp.concurrency(1);
// SVG, GIF, TIFF, AVIF and all else that libvips can read.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Pixels that a picture is fitted into; a resume's are an A4 page at 240 dots an inch. */
const boxes: Record<UploadKind, { width: number; height: number }> = {
  photo: { width: 640, height: 640 },
  resume: { width: 2000, height: 2800 },
};

/**
 * The most pixels: a phone's 50 megapixels are 8192 x 6144, which is 50.3 million. Those of 108 or 200 megapixels give
 * files that are too large anyway. Pictures are read line by line.
 */
const mostPixels = 64_000_000;

/** A progressive JPEG or an interlaced PNG lies in memory whole. */
const mostPixelsWhole = 25_000_000;

/** The longest side: lines that are longer, or very many of them, take much more memory or time than the pixels tell. */
const longestSide = 20_000;

/** Colours of 16 bits take twice the memory, and twice again while they are changed to 8. */
const sixteenBitsCost = 4;

/** Whether a picture is too large. With these limits the process takes 280 MB at most, measured, of which Node takes 90. */
function isTooLarge({ width, height, isProgressive, depth }: Metadata): boolean {
  const most = isProgressive ? mostPixelsWhole : mostPixels;
  const cost = depth === "uchar" ? 1 : sixteenBitsCost;
  return Math.max(width, height) > longestSide || width * height * cost > most;
}

/**
 * A picture of the kinds that are taken, upright; undefined where it is too large.
 * @throws Error where its head cannot be read.
 */
export async function readPicture(bytes: Uint8Array): Promise<Sharp | undefined> {
  // This reads the head of the file alone.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (isTooLarge(metadata)) return undefined;
  // Not failOn "warning": Samsung's cameras write heads of JPEGs that are warned of (sharp's issue 3488).
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels, autoOrient: true });
}

/**
 * Re-encodes a picture as WebP, in sRGB, upright, its first frame alone, and without EXIF, XMP or profile.
 * @throws Error where the picture cannot be read to its end.
 */
export async function sanitizePicture({ kind, bytes }: Job): Promise<Sanitized> {
  const picture = await readPicture(bytes);
  if (picture === undefined) return refusedUpload("filePixels");
  const { data, info } = await picture
    .resize({ ...boxes[kind], fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return taken({ type: "image/webp", bytes: data, width: info.width, height: info.height });
}
