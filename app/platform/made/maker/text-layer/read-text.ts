import { PDFHexString, PDFString } from "@cantoo/pdf-lib";
import type { FontLayer } from "./font-layer.ts";
import { combine, identity, type Matrix, matrixOf, moveRight } from "./matrix.ts";
import { operationsIn } from "./operations.ts";
import type { PlacedGlyph } from "./true-type.ts";

/** A letter, or a syllable of several glyphs that stand for one text. */
export interface Syllable {
  text: string;
  glyphs: PlacedGlyph[];
  font: FontLayer;
  fontName: string;
  size: number;
  inBlock: Matrix;
  onPage: Matrix;
}

export interface TextBlock {
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
export function readText(content: string, fonts: (name: string) => FontLayer): TextBlock[] {
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
