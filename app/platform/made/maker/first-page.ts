import sharp from "sharp";

/** Pixels of the AVIF: sharp enough at 160 CSS pixels, about 5 KB. */
const width = 256;
/** Pixels of the WebP: sharp enough for thumbnails on a phone, about 1 KB. */
const smallWidth = 104;

interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: "image/png"): Buffer } };
}

async function draw(bytes: Buffer): Promise<Buffer> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // A copy, because the reader detaches its input. Without disableFontFace, letters are drawn as boxes.
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

/** The smaller WebP is for phones and for browsers without AVIF. */
export async function firstPage(bytes: Buffer): Promise<{ avif: Buffer; webp: Buffer; width: number; height: number }> {
  const drawn = await draw(bytes);
  const webp = await sharp(drawn).resize({ width: smallWidth }).webp({ quality: 36, effort: 6 }).toBuffer();
  const { data, info } = await sharp(drawn)
    .resize({ width })
    .avif({ quality: 42 })
    .toBuffer({ resolveWithObject: true });
  return { avif: data, webp, width: info.width, height: info.height };
}
