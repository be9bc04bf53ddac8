import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
} from "@cantoo/pdf-lib";
import { type Job, refusedUpload, type Sanitized, withinUploadLimit } from "#app/platform/sanitize/file-kinds.ts";
import { createCopier } from "./pdf-copy.server.ts";
import { limitUnpacking } from "./pdf-limit.server.ts";
import { linksOf } from "./pdf-links.server.ts";

const mostPages = 20;

/** Writers create three or four levels; a circular page tree reaches this at once. */
const mostLevels = 50;

/** Own keys: ISO 32000-1, table 30; inherited keys: 7.7.3.4. */
const ownKeys = ["BleedBox", "TrimBox", "ArtBox", "UserUnit", "Contents", "Group"];
const inheritedKeys = ["Resources", "MediaBox", "CropBox", "Rotate"];

function* pagesBelow(node: PDFDict, above: PDFDict[] = []): Generator<PDFDict[]> {
  if (above.length > mostLevels) throw new Error("The page tree is too deep.");
  const way = [node, ...above];
  const kids = node.lookupMaybe(PDFName.of("Kids"), PDFArray);
  if (kids === undefined) yield way;
  for (let at = 0; at < (kids?.size() ?? 0); at++) {
    const kid = kids?.lookupMaybe(at, PDFDict);
    if (kid) yield* pagesBelow(kid, way);
  }
}

function* entriesOf(way: PDFDict[]): Generator<[PDFName, PDFObject]> {
  for (const name of [...ownKeys, ...inheritedKeys]) {
    const key = PDFName.of(name);
    const value = way
      .slice(0, inheritedKeys.includes(name) ? way.length : 1)
      .find((each) => each.has(key))
      ?.get(key);
    if (value) yield [key, value];
  }
}

/** ISO 32000-1, 7.5.5. pdf-lib would also read a truncated file, and leave pages empty. */
function hasEnd(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return file.lastIndexOf("startxref") > file.lastIndexOf("endobj");
}

/** Only visible contents and links to web and mail addresses are copied. @throws Error if the file cannot be read */
export async function sanitizePdf({ bytes }: Job): Promise<Sanitized> {
  if (!hasEnd(bytes)) return refusedUpload("fileBroken");
  limitUnpacking();
  const old = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
    // pdf-lib cannot decrypt; the code below then refuses the file, even without an encryption dictionary.
    ignoreEncryption: true,
  });
  if (old.context.trailerInfo.Encrypt) return refusedUpload("fileLocked");
  const tree = old.catalog.lookup(PDFName.of("Pages"), PDFDict);
  const pages = [...pagesBelow(tree).take(mostPages + 1)];
  if (pages.length === 0) return refusedUpload("fileBroken");
  if (pages.length > mostPages) return refusedUpload("filePages");

  const made = await PDFDocument.create({ updateMetadata: false });
  const copy = createCopier(old.context, made.context);
  // Each entry as a separate object: these are written compressed, and a page is not.
  const owned = (value: PDFObject) => (value instanceof PDFRef ? value : made.context.register(value));
  for (const way of pages) {
    const { node } = made.addPage();
    for (const [key, value] of entriesOf(way)) node.set(key, owned(copy(value)));
    const links = linksOf(way[0] as PDFDict, made.context);
    if (links.length > 0) node.set(PDFName.of("Annots"), owned(made.context.obj(links)));
  }
  const layers = layersOf(old.catalog, copy, made.context);
  if (layers) made.catalog.set(PDFName.of("OCProperties"), owned(layers));
  // Nothing else waits in this process.
  const written = await made.save({ useObjectStreams: true, updateFieldAppearances: false, objectsPerTick: Infinity });
  return withinUploadLimit({ type: "application/pdf", bytes: written, width: null, height: null });
}

/** So that pages look the same (ISO 32000-1, 8.11.4); the layers panel and automatic changes are dropped. */
function layersOf(catalog: PDFDict, copy: (value: PDFObject) => PDFObject, to: PDFContext): PDFDict | undefined {
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
