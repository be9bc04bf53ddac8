import { PDFArray, type PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";

const schemes = new Set(["http:", "https:", "mailto:"]);

/** In characters; the site itself accepts no longer ones. */
const longestAddress = 2000;

function addressOf(annotation: PDFDict): string | undefined {
  const action = annotation.lookup(PDFName.of("A"));
  if (annotation.lookup(PDFName.of("Subtype")) !== PDFName.of("Link") || !(action instanceof PDFDict)) return undefined;
  if (action.lookup(PDFName.of("S")) !== PDFName.of("URI")) return undefined;
  const typed = action.lookup(PDFName.of("URI"));
  if (!(typed instanceof PDFString || typed instanceof PDFHexString)) return undefined;
  const address = URL.parse(typed.decodeText());
  const isTaken = address && schemes.has(address.protocol) && address.href.length <= longestAddress;
  return isTaken ? address.href : undefined;
}

function cornersOf(annotation: PDFDict): number[] {
  const place = annotation.lookup(PDFName.of("Rect"));
  if (!(place instanceof PDFArray)) return [];
  const numbers = Array.from({ length: place.size() }, (_, at) => place.lookup(at));
  return numbers.flatMap((number) => (number instanceof PDFNumber ? number.asNumber() : []));
}

export function linksOf(page: PDFDict, to: PDFContext): PDFDict[] {
  const annotations = page.lookup(PDFName.of("Annots"));
  if (!(annotations instanceof PDFArray)) return [];
  return Array.from({ length: annotations.size() }, (_, at) => annotations.lookup(at)).flatMap((annotation) => {
    if (!(annotation instanceof PDFDict)) return [];
    const [address, corners] = [addressOf(annotation), cornersOf(annotation)];
    if (address === undefined || corners.length !== 4) return [];
    // In hexadecimal, in which no character has a special meaning.
    const action = { S: "URI", URI: PDFHexString.fromBytes(Buffer.from(address)) };
    return to.obj({ Type: "Annot", Subtype: "Link", Rect: corners, Border: [0, 0, 0], A: action });
  });
}
