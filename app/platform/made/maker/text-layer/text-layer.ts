import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { type FontLayer, fontLayer } from "./font-layer.ts";
import { readText } from "./read-text.ts";
import { writeText } from "./write-text.ts";

/** One glyph a syllable: pdf.js ignores Typst's ActualText, PDFium and Poppler put wrong spaces around it. */
export async function writeTextLayer(pdf: Uint8Array): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const layers = new Map<PDFDict, FontLayer>();
  for (const page of file.getPages()) {
    const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
    const ref = page.node.get(PDFName.of("Contents"));
    const contents = page.node.Contents();
    if (!fonts || !(ref instanceof PDFRef) || !(contents instanceof PDFRawStream))
      throw new Error("A page has no text.");
    const layerOf = (name: string) => {
      const font = fonts.lookup(PDFName.of(name), PDFDict);
      const layer = layers.get(font) ?? fontLayer(file.context, font);
      layers.set(font, layer);
      return layer;
    };
    const drawing = Buffer.from(decodePDFRawStream(contents).decode()).toString("latin1");
    const written = Buffer.from(writeText(drawing, readText(drawing, layerOf)), "latin1");
    file.context.assign(ref, file.context.flateStream(written));
  }
  for (const layer of layers.values()) layer.finish();
  return Buffer.from(await file.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY }));
}
