import sharp, { type Raw } from "sharp";
import { largestWidth, widthsOf } from "#app/platform/files/file-name.ts";
import { refusedUpload, type VersionsMade } from "./file-kinds.ts";
import { readPicture } from "./picture.server.ts";

/** The most pixels in height: WebP has 16,383 of them, and a picture of a page is no strip. */
const largestHeight = 4800;

/**
 * Re-encodes a picture for pages: AVIF and WebP in up to three widths, in sRGB, upright, its first frame alone, and
 * without EXIF, XMP or profile. Colours stay as they are: levels that are stretched leave the cast of tube light, and turn
 * seals and logos black. What photographs need is done where they are drawn (photographs.css).
 * @throws Error where the picture cannot be read to its end.
 */
export async function makeVersions(bytes: Uint8Array): Promise<VersionsMade> {
  const picture = await readPicture(bytes);
  if (picture === undefined) return refusedUpload("filePixels");
  const box = { width: largestWidth, height: largestHeight, fit: "inside", withoutEnlargement: true } as const;
  // Decoded once: all versions are made from these pixels, of which nothing but the colours is left.
  const { data, info } = await picture.resize(box).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const versions: Record<string, Uint8Array> = {};
  for (const width of widthsOf(info.width)) {
    const image = sharp(data, { raw }).resize({ width });
    versions[`${width}.avif`] = await image.clone().avif({ quality: 55, effort: 2 }).toBuffer();
    versions[`${width}.webp`] = await image.clone().webp({ quality: 78 }).toBuffer();
  }
  return { ok: true, type: "image", width: info.width, height: info.height, versions };
}
