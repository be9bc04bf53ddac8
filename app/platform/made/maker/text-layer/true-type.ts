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
export function growingFont(font: Uint8Array): GrowingFont {
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
