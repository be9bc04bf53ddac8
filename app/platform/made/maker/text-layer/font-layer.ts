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
import { growingFont, type PlacedGlyph } from "./true-type.ts";

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
