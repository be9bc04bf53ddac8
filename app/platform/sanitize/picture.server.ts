import sharp, { type Metadata, type Sharp } from "sharp";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { type Job, refusedUpload, type Sanitized, taken } from "./file-kinds.ts";

// The process handles one picture and ends.
sharp.cache(false);
// One core: visitors need the others.
sharp.concurrency(1);
// Block SVG, GIF, TIFF, AVIF and everything else that libvips can read, except what is enabled below.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** The box in pixels that a picture is fitted into; for a resume, an A4 page at 240 dots an inch. */
const boxes: Record<UploadKind, { width: number; height: number }> = {
  photo: { width: 640, height: 640 },
  resume: { width: 2000, height: 2800 },
};

/**
 * The most pixels: a phone's 50 megapixels are 8192 x 6144, which is 50.3 million. Files from 108 or 200 megapixels are
 * too large anyway. Pictures are read line by line.
 */
const mostPixels = 64_000_000;

/** The most pixels of a progressive JPEG or interlaced PNG, which is held in memory as a whole. */
const mostPixelsWhole = 25_000_000;

/**
 * The longest side in pixels: very long lines, or very many, take much more memory or time than the pixel count
 * suggests.
 */
const longestSide = 20_000;

/** 16-bit colours take twice the memory, and twice that again while they are converted to 8 bits. */
const sixteenBitsCost = 4;

/**
 * Whether a picture is too large. With these limits the process takes 280 MB at most, measured, 90 of them for Node.
 */
function isTooLarge({ width, height, isProgressive, depth }: Metadata): boolean {
  const most = isProgressive ? mostPixelsWhole : mostPixels;
  const cost = depth === "uchar" ? 1 : sixteenBitsCost;
  return Math.max(width, height) > longestSide || width * height * cost > most;
}

/**
 * A picture of an accepted format, upright; undefined if it is too large.
 * @throws Error if its header cannot be read.
 */
export async function readPicture(bytes: Uint8Array): Promise<Sharp | undefined> {
  // This reads only the file's header.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (isTooLarge(metadata)) return undefined;
  // Not failOn "warning": Samsung cameras write JPEG headers that cause warnings (sharp issue 3488).
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels, autoOrient: true });
}

/**
 * Re-encodes a picture as WebP, in sRGB, upright, its first frame alone, and without EXIF, XMP or profile.
 * @throws Error if the picture cannot be read completely.
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
