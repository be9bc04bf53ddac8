import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";

/** In units of the font; y goes up. */
export interface PlacedGlyph {
  glyph: number;
  x: number;
  y: number;
}

interface GrowingFont {
  unitsPerEm: number;
  count(): number;
  advance(glyph: number): number;
  /** Composed of others. @returns the new glyph's number */
  add(parts: PlacedGlyph[], advance: number): number;
  write(): Uint8Array;
}

const entryLength = 16;
// Flags of a part of a glyph (OpenType 1.9, "glyf", Composite Glyph Description).
const argsAreWords = 0x1;
const argsAreOffsets = 0x2;
const moreParts = 0x20;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function tablesOf(font: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(font);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * entryLength;
      const tag = Buffer.from(font.subarray(at, at + 4)).toString("latin1");
      const start = view.getUint32(at + 8);
      return [tag, font.slice(start, start + view.getUint32(at + 12))];
    }),
  );
}

function writeFont(font: Uint8Array, tables: Map<string, Uint8Array>): Uint8Array {
  const head = Buffer.from(font.subarray(0, 12 + tables.size * entryLength));
  const bodies: Uint8Array[] = [];
  let at = head.length;
  for (const [index, body] of [...tables.values()].entries()) {
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    padded.set(body);
    let sum = 0;
    for (let word = 0; word < padded.length; word += 4) sum = (sum + padded.readUInt32BE(word)) >>> 0;
    head.writeUInt32BE(sum, 12 + index * entryLength + 4);
    head.writeUInt32BE(at, 12 + index * entryLength + 8);
    head.writeUInt32BE(body.length, 12 + index * entryLength + 12);
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** @throws Error when a table is missing */
function growingFont(font: Uint8Array): GrowingFont {
  const tables = tablesOf(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table "${tag}".`);
    return found;
  };
  const [head, hhea, maxp, hmtx, loca] = ["head", "hhea", "maxp", "hmtx", "loca"].map((tag) => viewOf(table(tag)));
  if (!head || !hhea || !maxp || !hmtx || !loca) throw new Error("The font has no glyphs.");
  const count = maxp.getUint16(4);
  const metrics = hhea.getUint16(34);
  const places = Array.from({ length: count + 1 }, (_, id) =>
    head.getInt16(50) === 0 ? loca.getUint16(id * 2) * 2 : loca.getUint32(id * 4),
  );
  const glyphs = places.slice(1).map((end, id) => table("glyf").subarray(places[id], end));
  const advances = glyphs.map((_, id) => hmtx.getUint16(Math.min(id, metrics - 1) * 4));
  const bearings = glyphs.map((_, id) =>
    id < metrics ? hmtx.getInt16(id * 4 + 2) : hmtx.getInt16(metrics * 4 + (id - metrics) * 2),
  );
  let [mostParts, mostDepth] = [maxp.getUint16(28), maxp.getUint16(30)];

  function add(parts: PlacedGlyph[], advance: number): number {
    const drawn = parts.filter(({ glyph }) => (glyphs[glyph]?.length ?? 0) > 0);
    const boxes = drawn.map(({ glyph, x, y }) => {
      const view = viewOf(glyphs[glyph] as Uint8Array);
      return [2, 4, 6, 8].map((at) => view.getInt16(at) + (at === 2 || at === 6 ? x : y));
    });
    const edge = (side: number, most: (...values: number[]) => number) => most(...boxes.map((box) => box[side] ?? 0));
    const made = Buffer.alloc(drawn.length === 0 ? 0 : 10 + drawn.length * 8);
    if (drawn.length > 0) {
      const box = [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
      for (const [at, value] of [-1, ...box].entries()) made.writeInt16BE(value, at * 2);
    }
    for (const [index, { glyph, x, y }] of drawn.entries()) {
      const isLast = index === drawn.length - 1;
      made.writeUInt16BE(argsAreWords | argsAreOffsets | (isLast ? 0 : moreParts), 10 + index * 8);
      made.writeUInt16BE(glyph, 12 + index * 8);
      made.writeInt16BE(x, 14 + index * 8);
      made.writeInt16BE(y, 16 + index * 8);
    }
    [mostParts, mostDepth] = [Math.max(mostParts, drawn.length), Math.max(mostDepth, 2)];
    advances.push(advance);
    bearings.push(made.length === 0 ? 0 : made.readInt16BE(2));
    return glyphs.push(made) - 1;
  }

  function write(): Uint8Array {
    const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]));
    const ends = padded.map((glyph) => glyph.length);
    for (const index of ends.keys()) ends[index] = (ends[index] ?? 0) + (ends[index - 1] ?? 0);
    const newLoca = Buffer.alloc((ends.length + 1) * 4);
    for (const [index, end] of ends.entries()) newLoca.writeUInt32BE(end, (index + 1) * 4);
    const newHmtx = Buffer.alloc(glyphs.length * 4);
    for (const [id, advance] of advances.entries()) {
      newHmtx.writeUInt16BE(advance, id * 4);
      newHmtx.writeInt16BE(bearings[id] ?? 0, id * 4 + 2);
    }
    head?.setInt16(50, 1);
    hhea?.setUint16(34, glyphs.length);
    maxp?.setUint16(4, glyphs.length);
    maxp?.setUint16(28, mostParts);
    maxp?.setUint16(30, mostDepth);
    for (const [at, most] of [
      [10, 6],
      [12, 8],
    ] as const)
      maxp?.setUint16(at, Math.min(0xffff, Math.max(maxp.getUint16(at), maxp.getUint16(most) * mostParts)));
    const grown = new Map(tables).set("glyf", Buffer.concat(padded)).set("loca", newLoca).set("hmtx", newHmtx);
    return writeFont(font, grown);
  }

  return {
    unitsPerEm: head.getUint16(18),
    count: () => glyphs.length,
    advance: (glyph) => advances[glyph] ?? 0,
    add,
    write,
  };
}

export interface FontLayer {
  /** Thousandths of the font's size. */
  advance(glyph: number): number;
  textOf(glyph: number): string;
  glyphFor(parts: PlacedGlyph[], text: string): number;
  finish(): void;
}

const hex = (value: number) => value.toString(16).padStart(4, "0");
const hexOf = (text: string) => Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("");

/** ISO 32000-1, 9.10.3. */
function toUnicode(texts: Map<number, string>): string {
  const lines = [...texts].map(([code, text]) => `<${hex(code)}> <${hexOf(text)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, index * 100 + 100);
    return `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("")}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function textsIn(map: string): Map<number, string> {
  const entries = [...map.matchAll(/^<([\dA-F]{4})> <((?:[\dA-F]{4})+)>$/gim)];
  return new Map(
    entries.map(([, code = "", text = ""]) => [
      Number.parseInt(code, 16),
      String.fromCharCode(...(text.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  );
}

const bytesOf = (stream: PDFObject | undefined) => {
  if (!(stream instanceof PDFRawStream)) throw new Error("A font is not complete.");
  return decodePDFRawStream(stream).decode();
};

/** Replaced, so that the old bytes are not in the file. */
function replace(context: PDFContext, dict: PDFDict, key: string, bytes: Uint8Array) {
  const ref = dict.get(PDFName.of(key));
  if (ref instanceof PDFRef) context.assign(ref, context.flateStream(bytes));
}

/** For composite fonts: Type0 over TrueType, two bytes a code. @throws Error for another kind */
export function fontLayer(context: PDFContext, font: PDFDict): FontLayer {
  const cidFont = font.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const descriptor = cidFont.lookup(PDFName.of("FontDescriptor"), PDFDict);
  const glyphs = growingFont(bytesOf(descriptor.lookup(PDFName.of("FontFile2"))));
  const written = textsIn(Buffer.from(bytesOf(font.lookup(PDFName.of("ToUnicode")))).toString("latin1"));
  const texts = new Map<number, string>();
  const made = new Map<string, number>();
  const perThousand = glyphs.unitsPerEm / 1000;
  const inUnits = (value: number) => Math.round(value * perThousand);

  const textOf = (glyph: number) => {
    const text = written.get(glyph);
    if (text === undefined) throw new Error(`A glyph of the font stands for no letter: ${glyph}.`);
    return text;
  };

  function glyphFor(parts: PlacedGlyph[], text: string): number {
    const placed = parts.map(({ glyph, x, y }) => ({ glyph, x: inUnits(x), y: inUnits(y) }));
    const [first, ...others] = placed;
    const isPlain = first && others.length === 0 && first.x === 0 && first.y === 0;
    const key = JSON.stringify([text, placed]);
    const advance = Math.max(0, ...placed.map(({ glyph, x }) => x + glyphs.advance(glyph)));
    const code =
      made.get(key) ?? (isPlain && written.get(first.glyph) === text ? first.glyph : glyphs.add(placed, advance));
    texts.set(code, text);
    made.set(key, code);
    return code;
  }

  function finish() {
    const advances = Array.from({ length: glyphs.count() }, (_, glyph) => glyphs.advance(glyph) / perThousand);
    cidFont.set(PDFName.of("W"), context.obj([0, context.obj(advances)]));
    // It would have to list the new glyphs; PDF 2.0 has dropped it.
    descriptor.delete(PDFName.of("CIDSet"));
    replace(context, descriptor, "FontFile2", glyphs.write());
    const sorted = new Map([...texts].sort(([a], [b]) => a - b));
    replace(context, font, "ToUnicode", Buffer.from(toUnicode(sorted)));
  }

  return {
    advance: (glyph) => glyphs.advance(glyph) / perThousand,
    textOf,
    glyphFor,
    finish,
  };
}
