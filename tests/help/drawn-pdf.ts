import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Draws a page as a scanner of 150 dots an inch would see it. */
export async function drawnPdf(bytes: Uint8Array, number: number): Promise<Buffer> {
  const task = getDocument({ data: bytes, verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 150 / 72 });
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: "image/png"): Buffer } };
  };
  const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  await task.destroy();
  return canvas.toBuffer("image/png");
}
