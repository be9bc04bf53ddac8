import { deflateSync } from "node:zlib";
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import { withoutMetadata } from "./jpeg.server.ts";

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
