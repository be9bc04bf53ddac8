import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { type FontLayer, fontLayer, type PlacedGlyph } from "./font-layer.ts";

/** Two rows and a translation (ISO 32000-1, 8.3.3). */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function matrixOf(operands: string[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(Number);
  return [a, b, c, d, e, f];
}

function combine([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** In the matrix's own units. */
const moveRight = (matrix: Matrix, by: number): Matrix => combine([1, 0, 0, 1, by, 0], matrix);

/** The point in the coordinate system that the matrix leads to. */
function pointIn([a, b, c, d, e, f]: Matrix, place: { x: number; y: number }): { x: number; y: number } {
  const scale = 1 / (a * d - b * c);
  const [x, y] = [place.x - e, place.y - f];
  return { x: (x * d - y * c) * scale, y: (y * a - x * b) * scale };
}

/** An operation in a content stream, such as `1 0 0 -1 9 0 Tm`. */
interface Operation {
  operator: string;
  operands: string[];
  start: number;
  end: number;
}

/** All tokens but a string in parentheses (ISO 32000-1, 7.2 and 7.3). */
const plain = /<<|>>|<[\da-fA-F\s]*>|[[\]]|\/?[^\s()<>[\]{}/%]+/y;
const isOperator = (token: string) => /^[A-Za-z'"]/.test(token) && !/^(true|false|null)$/.test(token);

function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    if (content[at] === "\\") at++;
    else if (content[at] === "(") depth++;
    else if (content[at] === ")" && --depth === 0) return at + 1;
  }
  throw new Error("A string has no end.");
}

/** `content` is read as Latin-1. @throws Error on what no typesetter writes, such as an inline picture */
function* operationsIn(content: string): Generator<Operation> {
  let [at, from] = [0, -1];
  let operands: string[] = [];
  for (;;) {
    while (/\s/.test(content[at] ?? "")) at++;
    if (at >= content.length) return;
    const start = at;
    if (from < 0) from = start;
    if (content[at] === "(") at = endOfString(content, start);
    else {
      plain.lastIndex = start;
      if (!plain.test(content)) throw new Error(`A drawing cannot be read: ${content.slice(start, start + 40)}`);
      at = plain.lastIndex;
    }
    const token = content.slice(start, at);
    if (!isOperator(token)) operands.push(token);
    else {
      yield { operator: token, operands, start: from, end: at };
      [from, operands] = [-1, []];
    }
  }
}

/** A letter, or a syllable of several glyphs that stand for one text. */
interface Syllable {
  text: string;
  glyphs: PlacedGlyph[];
  font: FontLayer;
  fontName: string;
  size: number;
  inBlock: Matrix;
  onPage: Matrix;
}

interface TextBlock {
  start: number;
  end: number;
  syllables: Syllable[];
}

const stringOf = (token: string) => (token.startsWith("(") ? PDFString : PDFHexString).of(token.slice(1, -1));

function codesIn(token: string): number[] {
  const bytes = Buffer.from(stringOf(token).asBytes());
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2));
}

/** Typst repeats the text for each glyph above or below the line; a new syllable repeats the first glyph. */
const continues = (next: Syllable, last: Syllable | undefined) =>
  last?.text === next.text &&
  last.font === next.font &&
  last.size === next.size &&
  last.glyphs[0]?.glyph !== next.glyphs[0]?.glyph;

/** A text marked by Typst (ActualText) is one syllable. @throws Error on text operations that Typst does not write */
function readText(content: string, fonts: (name: string) => FontLayer): TextBlock[] {
  const blocks: TextBlock[] = [];
  const outer: Matrix[] = [];
  let [page, line] = [identity, identity];
  let [size, pen, fontName] = [0, 0, ""];
  let last: Syllable | undefined;
  let marked: { text: string; syllable?: Syllable } | undefined;

  function add(syllable: Syllable) {
    if (continues(syllable, last)) last?.glyphs.push(...syllable.glyphs);
    else {
      blocks.at(-1)?.syllables.push(syllable);
      last = syllable;
    }
  }
  function show(glyph: number) {
    const font = fonts(fontName);
    const inBlock = moveRight(line, pen);
    const onPage = combine(inBlock, page);
    const glyphs = [{ glyph, x: onPage[4], y: onPage[5] }];
    const syllable = { text: marked?.text ?? font.textOf(glyph), glyphs, font, fontName, size, inBlock, onPage };
    if (!marked) add(syllable);
    else if (marked.syllable) marked.syllable.glyphs.push(...glyphs);
    else marked.syllable = syllable;
    pen += (font.advance(glyph) * size) / 1000;
  }
  const steps: Record<string, (operands: string[]) => void> = {
    Tr([mode]) {
      if (mode !== "0") throw new Error(`Text is drawn in the mode ${mode}.`);
    },
    Tf([name = "", points]) {
      [fontName, size] = [name.slice(1), Number(points)];
    },
    Tm(operands) {
      [line, pen] = [matrixOf(operands), 0];
    },
    Tj([string = ""]) {
      for (const code of codesIn(string)) show(code);
    },
    TJ(operands) {
      for (const operand of operands.slice(1, -1))
        if (/^[(<]/.test(operand)) for (const code of codesIn(operand)) show(code);
        else pen -= (Number(operand) * size) / 1000;
    },
    BMC([tag]) {
      // Letters from right to left, which readers reorder themselves.
      if (tag !== "/ReversedChars") throw new Error(`Text is marked as ${tag}.`);
    },
    BDC([tag, , key, text = ""]) {
      if (tag !== "/Span" || key !== "/ActualText")
        throw new Error("Text is marked with something else than its text.");
      marked = { text: stringOf(text).decodeText() };
    },
    EMC() {
      if (marked?.syllable) add(marked.syllable);
      marked = undefined;
    },
  };

  let isInBlock = false;
  for (const { operator, operands, start, end } of operationsIn(content)) {
    if (operator === "q") outer.push(page);
    else if (operator === "Q") page = outer.pop() ?? identity;
    else if (operator === "cm") page = combine(matrixOf(operands), page);
    else if (operator === "BT") {
      blocks.push({ start, end, syllables: [] });
      [isInBlock, line, pen] = [true, identity, 0];
    } else if (operator === "ET") {
      Object.assign(blocks.at(-1) ?? {}, { end });
      isInBlock = false;
    } else if (isInBlock) {
      const step = steps[operator];
      if (!step) throw new Error(`A block of text has ${operator} in it.`);
      step(operands);
    }
  }
  return blocks;
}

const number = (value: number) => `${Number(value.toFixed(4))}`;
/** The horizontal distance on one line; undefined if the positions are on different lines. */
function gapBetween(from: Matrix | undefined, to: Matrix): number | undefined {
  if (!from || [0, 1, 2, 3].some((index) => from[index] !== to[index])) return undefined;
  const { x, y } = pointIn(from, { x: to[4], y: to[5] });
  return Math.abs(y) < 0.002 ? x : undefined;
}

function codeOf({ glyphs, onPage, size, font, text }: Syllable): number {
  const placed = glyphs.map(({ glyph, ...place }) => {
    const { x, y } = pointIn(onPage, place);
    return { glyph, x: (x * 1000) / size, y: (y * 1000) / size };
  });
  return font.glyphFor(placed, text);
}

function writeBlock({ syllables }: TextBlock): string {
  const written = ["BT", "0 Tr"];
  let string = "";
  let [face, pen]: [string, Matrix | undefined] = ["", undefined];
  for (const syllable of syllables) {
    const { font, fontName, size, inBlock } = syllable;
    const code = codeOf(syllable);
    const nextFace = `/${fontName} ${number(size)} Tf`;
    const gap = face === nextFace ? gapBetween(pen, inBlock) : undefined;
    if (gap === undefined) {
      if (string) written.push(`[<${string}>] TJ`);
      if (face !== nextFace) written.push(nextFace);
      written.push(`${inBlock.map(number).join(" ")} Tm`);
      string = "";
    } else if (Math.abs(gap) > 0.002) string += `> ${number((-gap * 1000) / size)} <`;
    string += code.toString(16).padStart(4, "0");
    face = nextFace;
    pen = moveRight(inBlock, (font.advance(code) * size) / 1000);
  }
  if (string) written.push(`[<${string}>] TJ`);
  return [...written, "ET"].join("\n");
}

function writeText(content: string, blocks: TextBlock[]): string {
  let done = 0;
  const pieces = blocks.map((block) => {
    const piece = content.slice(done, block.start) + writeBlock(block);
    done = block.end;
    return piece;
  });
  return pieces.join("") + content.slice(done);
}

/** One glyph a syllable: pdf.js ignores Typst's ActualText, PDFium and Poppler put wrong spaces around it. */
export async function writeTextLayer(pdf: Uint8Array): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const layers = new Map<PDFDict, FontLayer>();
  for (const page of file.getPages()) {
    const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
    const ref = page.node.get(PDFName.of("Contents"));
    const contents = page.node.Contents();
    if (!fonts || !(ref instanceof PDFRef) || !(contents instanceof PDFRawStream))
      throw new Error("A page has no text.");
    const layerOf = (name: string) => {
      const font = fonts.lookup(PDFName.of(name), PDFDict);
      const layer = layers.get(font) ?? fontLayer(file.context, font);
      layers.set(font, layer);
      return layer;
    };
    const drawing = Buffer.from(decodePDFRawStream(contents).decode()).toString("latin1");
    const written = Buffer.from(writeText(drawing, readText(drawing, layerOf)), "latin1");
    file.context.assign(ref, file.context.flateStream(written));
  }
  for (const layer of layers.values()) layer.finish();
  return Buffer.from(await file.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY }));
}
