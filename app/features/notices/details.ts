/** `at` is the position in the line, or the number of the line: a React key, unique among siblings. */
export interface LinePiece {
  at: number;
  text: string;
  isLink: boolean;
}

export interface Line {
  at: number;
  pieces: LinePiece[];
}

export interface Block {
  at: number;
  kind: "paragraph" | "list";
  lines: Line[];
}

const entry = /^\s*[-•]\s+/;
const address = /https:\/\/[^\s<>"“”‘’]+/g;
/** Punctuation that ends a sentence does not belong to the address before it. */
const closing = new Set([...".,;:!?)]।'"]);

function piecesOf(line: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const { 0: found, index } of line.matchAll(address)) {
    let end = found.length;
    while (closing.has(found[end - 1] ?? "")) end -= 1;
    if (!URL.canParse(found.slice(0, end))) continue;
    pieces.push({ at: from, text: line.slice(from, index), isLink: false });
    pieces.push({ at: index, text: found.slice(0, end), isLink: true });
    from = index + end;
  }
  return [...pieces, { at: from, text: line.slice(from), isLink: false }].filter(({ text }) => text.length > 0);
}

/**
 * Parses the typed details of a notice into blocks: an empty line ends a paragraph, lines that begin with "- " are
 * a list, and an address with https:// is a link. There is no other markup.
 */
export function detailBlocks(details: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [at, line] of details.split(/\r?\n/).entries()) {
    if (line.trim() === "") {
      current = undefined;
      continue;
    }
    const kind = entry.test(line) ? "list" : "paragraph";
    if (current?.kind !== kind) {
      current = { at, kind, lines: [] };
      blocks.push(current);
    }
    current.lines.push({ at, pieces: piecesOf(line.replace(entry, "").trim()) });
  }
  return blocks;
}

const plainLines = (blocks: Block[]): string =>
  blocks
    .flatMap(({ lines }) => lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")))
    .map((line, index, { length }) => (index + 1 === length || /[.,;:?!।]$/.test(line) ? line : `${line} ·`))
    .join(" ");

export const plainDetails = (details: string): string => plainLines(detailBlocks(details));

export const firstOfDetails = (details: string): string => plainLines(detailBlocks(details).slice(0, 1));
