import sharp, { type Raw } from "sharp";
import { largestWidth, widthsOf } from "#app/platform/files/file-name.ts";
import { encodePicture, pictureFormats } from "#app/platform/made/encode-picture.ts";
import { refusedUpload, type VersionsMade } from "./file-kinds.ts";
import { readPicture } from "./picture.server.ts";

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
