import { type PDFContext, PDFDict, PDFName, type PDFObject } from "@cantoo/pdf-lib";

/**
 * The visibility of a document's layers, for its copy, so that the pages look the same (ISO 32000-1, 8.11.4). The
 * layers panel and automatic changes are not copied.
 */
export function layersOf(catalog: PDFDict, copy: (value: PDFObject) => PDFObject, to: PDFContext): PDFDict | undefined {
  const layers = catalog.lookup(PDFName.of("OCProperties"));
  const shown = layers instanceof PDFDict && layers.lookup(PDFName.of("D"));
  if (!shown || !(shown instanceof PDFDict)) return undefined;
  const copied = (from: PDFDict, key: string) => {
    const value = from.get(PDFName.of(key));
    return value && copy(value);
  };
  const D = { BaseState: copied(shown, "BaseState"), ON: copied(shown, "ON"), OFF: copied(shown, "OFF") };
  return to.obj({ OCGs: copied(layers, "OCGs"), D });
}
