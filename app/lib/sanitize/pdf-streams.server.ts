import { deflateSync } from "node:zlib";
import { decodePDFRawStream, PDFArray, PDFContext, PDFDict, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";

/** For all streams of a file, in bytes; an A4 page in colour at 300 dots an inch has 26 million. */
const mostUnpacked = 256 * 1024 * 1024;

interface Unpacking {
  buffer: Uint8Array;
  ensureBuffer: (length: number) => Uint8Array;
}

/** pdf-lib has no limit, and Node's memory limit does not include such buffers: 5 MB could decompress to 5 GB. */
export function limitUnpacking(most = mostUnpacked): void {
  // The base class of these streams is not exported, but it is two levels up in each one's prototype chain.
  const any = decodePDFRawStream(PDFContext.create().stream("x\x9c", { Filter: "FlateDecode" }));
  const base: Unpacking = Object.getPrototypeOf(Object.getPrototypeOf(any));
  const grow = base.ensureBuffer;
  let left = most;
  base.ensureBuffer = function (this: Unpacking, length: number) {
    const before = this.buffer.length;
    if (length - before > left) throw new Error("The file unpacks to too much.");
    const buffer = grow.call(this, length);
    left -= buffer.length - before;
    return buffer;
  };
}

/** ITU-T T.81, table B.1. */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const firstApp = 0xe0;
const adobeSegment = 0xee;
const lastApp = 0xef;
const commentSegment = 0xfe;

/** Restart markers and an escaped 0xFF are part of a scan. */
const isOfScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** A marker may begin with several 0xFF. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0xff && !isOfScan(marker)) return at;
  }
  return bytes.length;
}

/** EXIF, XMP, profile or comment. Adobe's segment is kept, as it determines the colours. */
const isMetadata = (marker: number) =>
  (marker >= firstApp && marker <= lastApp && marker !== adobeSegment) || marker === commentSegment;

/** Also drops anything after the end; the picture is unchanged. @throws Error if it does not begin as a JPEG */
function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) throw new Error("This is no JPEG.");
  const kept = [bytes.subarray(0, 2)];
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (marker === endOfImage) break;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const next = nextMarker(bytes, segmentEnd);
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, marker === startOfScan ? next : segmentEnd));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]);
}

/** Picture filters are kept; all others compress arbitrary bytes, and are decoded. */
const pictureFilters = new Set(["DCTDecode", "JPXDecode", "CCITTFaxDecode", "JBIG2Decode"]);

/** Pixels of a picture that is not decoded: an A3 page at 600 dots an inch has 70 million. */
const mostPixels = 100_000_000;

interface Packed {
  bytes: Uint8Array;
  filter: string;
  settings: PDFDict | undefined;
}

function listAt(stream: PDFRawStream, key: string) {
  const value = stream.dict.lookup(PDFName.of(key));
  return value instanceof PDFArray ? Array.from({ length: value.size() }, (_, at) => value.lookup(at)) : [value];
}

function isPredicted(settings: PDFDict): boolean {
  const predictor = settings.lookup(PDFName.of("Predictor"));
  return predictor instanceof PDFNumber && predictor.asNumber() > 1;
}

function pixelsOf({ dict }: PDFRawStream): number {
  const [width, height] = ["Width", "Height"].map((key) => dict.lookup(PDFName.of(key)));
  const isPicture = dict.lookup(PDFName.of("Subtype")) === PDFName.of("Image");
  const areNumbers = width instanceof PDFNumber && height instanceof PDFNumber;
  return isPicture && areNumbers ? width.asNumber() * height.asNumber() : Number.NaN;
}

function unpack(stream: PDFRawStream, filters: string[], settings: (PDFDict | undefined)[]): Uint8Array {
  if (filters.length === 0 || stream.contents.length === 0) return stream.contents;
  const { context } = stream.dict;
  const DecodeParms = filters.map((_, at) => settings[at] ?? null);
  const dict = context.obj({ Filter: filters, DecodeParms });
  return decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).decode();
}

/** No byte stays as sent, and none follows the compressed data. @throws Error if it cannot be decoded */
export function repack(stream: PDFRawStream): Packed {
  const filters = listAt(stream, "Filter").flatMap((name) => (name instanceof PDFName ? name.decodeText() : []));
  const settings = listAt(stream, "DecodeParms").map((each) => (each instanceof PDFDict ? each : undefined));
  const last = filters.at(-1) ?? "";
  const isPicture = pictureFilters.has(last);
  if (isPicture && !(pixelsOf(stream) <= mostPixels)) throw new Error("A picture is too large, or is none.");
  const packers = isPicture ? filters.slice(0, -1) : filters;
  const own = settings[filters.length - 1];
  const others = settings.slice(0, Math.max(0, filters.length - 1));
  if (others.some((each) => each && isPredicted(each)))
    throw new Error("A filter before the last one has a predictor.");
  const bytes = unpack(stream, packers, settings);
  if (isPicture) return { bytes: last === "DCTDecode" ? withoutMetadata(bytes) : bytes, filter: last, settings: own };
  return { bytes: deflateSync(bytes), filter: "FlateDecode", settings: own && isPredicted(own) ? own : undefined };
}
