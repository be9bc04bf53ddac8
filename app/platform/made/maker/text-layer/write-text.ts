import { type Matrix, moveRight, pointIn } from "./matrix.ts";
import type { Syllable, TextBlock } from "./read-text.ts";

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

export function writeText(content: string, blocks: TextBlock[]): string {
  let done = 0;
  const pieces = blocks.map((block) => {
    const piece = content.slice(done, block.start) + writeBlock(block);
    done = block.end;
    return piece;
  });
  return pieces.join("") + content.slice(done);
}
