import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { type Job, refusedUpload, type Sanitized, withinUploadLimit } from "./file-kinds.ts";
import { limitUnpacking, repack } from "./pdf-streams.server.ts";

const words = (text: string) => text.trim().split(/\s+/);

/** From the tables of ISO 32000-1. Deliberately omitted: F (an external file), Metadata, PieceInfo, AF, OPI, Ref,
 * Alternates, Measure, StructParents; and of a stream Length, Filter and DecodeParms, which are regenerated. */
export const knownKeys: ReadonlySet<string> = new Set(
  words(`
    Type Subtype Name Resources OC OCGs P VE
    ExtGState ColorSpace Pattern Shading XObject Font ProcSet Properties
    FormType BBox Matrix Group S CS I K
    Width Height BitsPerComponent Intent ImageMask Mask SMask SMaskInData Matte Decode Interpolate
    LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC
    PatternType PaintType TilingType XStep YStep
    ShadingType Background AntiAlias Coords Domain Function Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
    FunctionType Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds
    WhitePoint BlackPoint Gamma Alternate Colorants Process Components MixingHints Solidities DotGain PrintingOrder
    BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode FontBBox FontMatrix CharProcs
    DescendantFonts CIDSystemInfo Registry Ordering Supplement DW W DW2 W2 CIDToGIDMap
    BaseEncoding Differences CMapName WMode UseCMap
    FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
    AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 Length1 Length2 Length3 CharSet CIDSet Style Panose FD
    Predictor Colors Columns Db EndOfLine EncodedByteAlign EndOfBlock BlackIs1 DamagedRowsBeforeError
    JBIG2Globals ColorTransform`),
);

/** Under these keys the writer of the file chose the names, such as those of fonts and pictures. */
const listsOfNames = new Set(
  words("ExtGState ColorSpace Pattern Shading XObject Font Properties CharProcs Colorants Solidities DotGain"),
);

/** In a pattern these keys have a single value. */
export const hasOwnNames = (key: string, dict: PDFDict): boolean =>
  listsOfNames.has(key) && !dict.has(PDFName.of("PatternType"));

const plain = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool];

/** Copies only the keys that drawing needs: pdf-lib's own copier takes everything that a page refers to. */
export function createCopier(from: PDFContext, to: PDFContext): (value: PDFObject) => PDFObject {
  // An object may be reached both as a list of names and as another dictionary; each gets its own copy.
  const copies = { named: new Map<PDFRef, PDFRef>(), known: new Map<PDFRef, PDFRef>() };

  function copyRef(ref: PDFRef, isNamed: boolean): PDFRef {
    const done = copies[isNamed ? "named" : "known"];
    const before = done.get(ref);
    if (before) return before;
    const object = from.lookup(ref) ?? PDFNull;
    if (object instanceof PDFRef) return copyRef(object, isNamed);
    const made = to.nextRef();
    // Set before its contents are copied, since they may refer back to it.
    done.set(ref, made);
    to.assign(made, object instanceof PDFRawStream ? copyStream(object) : copy(object, isNamed));
    return made;
  }

  function copyDict(dict: PDFDict, isNamed: boolean): PDFDict {
    const made = PDFDict.withContext(to);
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (isNamed || knownKeys.has(name)) made.set(key, copy(value, !isNamed && hasOwnNames(name, dict)));
    }
    return made;
  }

  function copyStream(stream: PDFRawStream): PDFRawStream {
    const dict = copyDict(stream.dict, false);
    const { bytes, filter, settings } = repack(stream);
    dict.set(PDFName.of("Filter"), PDFName.of(filter));
    if (settings) dict.set(PDFName.of("DecodeParms"), copyDict(settings, false));
    return PDFRawStream.of(dict, bytes);
  }

  function copy(value: PDFObject, isNamed: boolean): PDFObject {
    if (value instanceof PDFRef) return copyRef(value, isNamed);
    if (value instanceof PDFDict) return copyDict(value, isNamed);
    if (value instanceof PDFArray) return to.obj(value.asArray().map((each) => copy(each, false)));
    // Anything else is unreadable, or in an invalid place.
    return plain.some((kind) => value instanceof kind) ? value : PDFNull;
  }

  return (value) => copy(value, false);
}

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
