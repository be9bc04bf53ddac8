import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FirstPagePicture } from "#app/platform/content/made.ts";
import { digestOf } from "../digest.server.ts";

const cacheFolder = "node_modules/.cache/first-pages";
/** Pixels of the AVIF: sharp enough at 160 CSS pixels, and about 5 KB. */
const width = 256;
/** Pixels of the WebP: sharp enough for the thumbnails of a phone, and about 1 KB. */
const smallWidth = 104;

/** The canvas that the PDF reader brings for Node. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: "image/png"): Buffer } };
}

/** Draws the first page of a PDF as a PNG, large enough to be made small well. */
async function draw(bytes: Buffer): Promise<Buffer> {
  // Imported only here: most builds find every page in the cache.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // The bytes are a copy, because the reader detaches its input. Without disableFontFace, letters are drawn as boxes.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const page = await pdf.getPage(1);
    const viewport = page.getViewport({ scale: (3 * width) / page.getViewport({ scale: 1 }).width });
    const { canvas } = (pdf.canvasFactory as CanvasFactory).create(
      Math.round(viewport.width),
      Math.round(viewport.height),
    );
    await page.render({ canvas, viewport }).promise;
    return canvas.toBuffer("image/png");
  } finally {
    await task.destroy();
  }
}

/**
 * A picture of a PDF's first page in a folder of the site: an AVIF, and a smaller WebP for phones and for browsers that do
 * not know AVIF.
 * @param name The start of its file name; the rest changes with the bytes.
 */
export async function firstPage(bytes: Buffer, name: string, folder: string): Promise<FirstPagePicture> {
  const stem = `${name}-${digestOf(`3 ${width} ${smallWidth}`, bytes)}`;
  const cached = (format: string) => join(cacheFolder, `${stem}.${format}`);
  await mkdir(cacheFolder, { recursive: true });
  if (!existsSync(cached("avif")) || !existsSync(cached("webp"))) {
    const drawn = await draw(bytes);
    await sharp(drawn).resize({ width: smallWidth }).webp({ quality: 40, effort: 6 }).toFile(cached("webp"));
    await sharp(drawn).resize({ width }).avif({ quality: 42 }).toFile(cached("avif"));
  }
  await mkdir(folder, { recursive: true });
  for (const format of ["avif", "webp"]) await copyFile(cached(format), join(folder, `${stem}.${format}`));
  const { height } = await sharp(cached("avif")).metadata();
  return { address: `/first-pages/${stem}`, width, height };
}
