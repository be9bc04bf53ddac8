import type { Metadata, Raw, Sharp } from "sharp";
import sharp from "sharp";
import type { UploadKind } from "#app/lib/db/tables.ts";
import { largestWidth, widthsOf } from "#app/lib/files/file-name.ts";
import { encodePicture, pictureFormats } from "./encode-picture.ts";
import { type Job, refusedUpload, type Sanitized, type VersionsMade, withinUploadLimit } from "./file-kinds.ts";

// The process handles one picture and ends.
sharp.cache(false);
// One core: visitors need the others.
sharp.concurrency(1);
// Block SVG, GIF, TIFF, AVIF and everything else that libvips can read, except what is enabled below.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Boxes in pixels; a resume is an A4 page at 240 dots an inch. */
const boxes: Record<UploadKind, { width: number; height: number }> = {
  photo: { width: 640, height: 640 },
  resume: { width: 2000, height: 2800 },
};

/** 50 megapixels of phones are 50.3 million; larger cameras' files are too large anyway. Pictures are read by lines. */
const mostPixels = 64_000_000;

/** Progressive JPEG and interlaced PNG are held in memory as a whole. */
const mostPixelsWhole = 25_000_000;

/** Pixels: very long or very many lines take far more memory or time than their count suggests. */
const longestSide = 20_000;

/** 16-bit colours take twice the memory, and twice that again while they become 8 bits. */
const sixteenBitsCost = 4;

/** With these limits the process takes 280 MB at most, measured, 90 of them for Node. */
function isTooLarge({ width, height, isProgressive, depth }: Metadata): boolean {
  const most = isProgressive ? mostPixelsWhole : mostPixels;
  const cost = depth === "uchar" ? 1 : sixteenBitsCost;
  return Math.max(width, height) > longestSide || width * height * cost > most;
}

/** Undefined if the picture is too large. @throws Error if its header cannot be read */
export async function readPicture(bytes: Uint8Array): Promise<Sharp | undefined> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (isTooLarge(metadata)) return undefined;
  // Not failOn "warning": Samsung cameras write JPEG headers that cause warnings (sharp issue 3488).
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels, autoOrient: true });
}

/** WebP, sRGB, upright, first frame, without EXIF, XMP or profile. @throws Error if it cannot be read completely */
export async function sanitizePicture({ kind, bytes }: Job): Promise<Sanitized> {
  const picture = await readPicture(bytes);
  if (picture === undefined) return refusedUpload("filePixels");
  const { data, info } = await picture
    .resize({ ...boxes[kind], fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return withinUploadLimit({ type: "image/webp", bytes: data, width: info.width, height: info.height });
}

/** Pixels: WebP allows 16,383, and a page has no use for strips. */
const largestHeight = 4800;

/** AVIF and WebP in up to three widths, sRGB, upright, without metadata. Levels are not stretched: that keeps the
 * tint of tube lights and turns seals black; CSS adjusts photographs (photographs.css). @throws Error if unreadable */
export async function makeVersions(bytes: Uint8Array): Promise<VersionsMade> {
  const picture = await readPicture(bytes);
  if (picture === undefined) return refusedUpload("filePixels");
  const box = { width: largestWidth, height: largestHeight, fit: "inside", withoutEnlargement: true } as const;
  // Decoded once: all versions are made from these raw pixels, which carry no metadata.
  const { data, info } = await picture.resize(box).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const versions: Record<string, Uint8Array> = {};
  for (const width of widthsOf(info.width)) {
    const image = sharp(data, { raw }).resize({ width });
    for (const format of pictureFormats)
      versions[`${width}.${format}`] = await encodePicture(image.clone(), format).toBuffer();
  }
  return { ok: true, type: "image", width: info.width, height: info.height, versions };
}
