import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Text as bytes, a byte a character. */
export const bytesOf = (text: string): Buffer => Buffer.from(text, "latin1");

/** Content that is appended to files to make polyglots. */
export const foreign = {
  zip: bytesOf(`PK\x03\x04\x14\0\0\0\0\0${"\0".repeat(16)}\x08\0\0\0evil.jarPK\x05\x06${"\0".repeat(18)}`),
  html: bytesOf("<html><script>alert('evil.html')</script></html>"),
};

/** A single-colour picture. */
export const colour = (width: number, height: number, background = "#2266aa"): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture that no encoder compresses well: deterministic noise. */
export function noise(width: number, height: number): Sharp {
  let state = 1;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  };
  const pixels = Uint8Array.from({ length: width * height * 3 }, next);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG chunk: its length, name, data and checksum (ISO 15948, 5.3). */
export function pngPart(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([bytesOf(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that declares so many grey pixels of one bit, or of `depth` bits, each, and ends after a few of them. */
export function pngOfSize(width: number, height: number, { isInterlaced = false, depth = 1 } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[12] = isInterlaced ? 1 : 0;
  const data = deflateSync(Buffer.alloc(50_000));
  return Buffer.concat([bytesOf("\x89PNG\r\n\x1a\n"), pngPart("IHDR", head), pngPart("IDAT", data)]);
}

/** Compressed zeros: a megabyte becomes a kilobyte. Made once and repeated, so that a gigabyte takes no time. */
export function packedZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => one), end]);
}

/** A PDF stream: the dictionary entries besides its length, and its bytes. */
export const stream = (dictionary: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([bytesOf(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, bytesOf("\nendstream")]);

/** A PDF written by hand: its objects, numbered from 1, of which the first is the catalog. */
export function pdfOf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const parts = [bytesOf("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")];
  const places: number[] = [];
  let length = (parts[0] as Buffer).length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const body = typeof object === "string" ? bytesOf(object) : object;
    add(Buffer.concat([bytesOf(`${at + 1} 0 obj\n`), body, bytesOf("\nendobj\n")]));
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  return Buffer.concat([...parts, bytesOf(`${table}startxref\n${length}\n%%EOF\n`)]);
}

const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const letters = "/Font<</F1 5 0 R>>";
const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
const words = (text: string) => stream("", bytesOf(`BT /F1 24 Tf 72 700 Td (${text}) Tj ET`));

/** Optional parts of a one-page PDF, each inserted literally. */
export interface Extras {
  catalog?: string;
  page?: string;
  resources?: string;
  content?: Buffer;
  trailer?: string;
  /** Objects from number 6 on. */
  objects?: (string | Buffer)[];
}

/** A PDF of one A4 page that says "Resume of Asha". */
export function onePage(extra: Extras = {}): Buffer {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R
    /Resources<<${letters}${extra.resources ?? ""}>>${extra.page ?? ""}>>`;
  return pdfOf(
    [
      catalog.replace(">>", `${extra.catalog ?? ""}>>`),
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      page,
      extra.content ?? words("Resume of Asha"),
      font,
      ...(extra.objects ?? []),
    ],
    extra.trailer,
  );
}

/** A PDF with several pages, each with its number. */
export function pages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const kids = numbers.map((at) => `${6 + 2 * at} 0 R`).join(" ");
  return pdfOf([
    catalog,
    // What pages inherit.
    `<</Type/Pages/Kids[${kids}]/Count ${count}/MediaBox[0 0 595 841]/Resources<<${letters}>>>>`,
    "null",
    "null",
    font,
    ...numbers.flatMap((at) => [`<</Type/Page/Parent 2 0 R/Contents ${7 + 2 * at} 0 R>>`, words(`Page ${at + 1}`)]),
  ]);
}
