import {
  ParseSpeeds,
  PDFContext,
  type PDFDict,
  PDFDocument,
  type PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFParser,
  PDFRef,
} from "@cantoo/pdf-lib";

const white = "\0\t\n\f\r ";

function lineEndsIn(text: string): number[] {
  const ends: number[] = [];
  for (const { index } of text.matchAll(/[\n\r]/g)) ends.push(index);
  return ends;
}

function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}

function createSkip(text: string): (at: number) => number {
  const lineEnds = lineEndsIn(text);
  /** By line end: a comment of any length ends there, and what follows is read once. */
  const afterLine = new Map<number, number>();
  return (at) => {
    const passed: number[] = [];
    let place = at;
    for (;;) {
      while (place < text.length && white.includes(text[place] as string)) place += 1;
      const end = text[place] === "%" ? firstFrom(lineEnds, place) : undefined;
      if (end === undefined) break;
      const known = afterLine.get(end);
      place = known ?? end + 1;
      if (known !== undefined) break;
      passed.push(end);
    }
    for (const end of passed) afterLine.set(end, place);
    return place;
  };
}

/** As a reader going by offsets may find them, even in strings or streams. Each place is read once: linear time. */
export function countBeginnings(text: string): number {
  const skip = createSkip(text);
  const generations = new Map<number, number | undefined>();
  function generationEnd(at: number): number | undefined {
    if (generations.has(at)) return generations.get(at);
    let end = at;
    while (/\d/.test(text[end] ?? "")) end += 1;
    const word = skip(end);
    const found = end > at && text.startsWith("obj", word) ? word + 3 : undefined;
    generations.set(at, found);
    return found;
  }
  function endAt(index: number): number | undefined {
    if (text[index] === "t") {
      const sign = skip(index + 7);
      return text.startsWith("<<", sign) ? sign + 2 : undefined;
    }
    const generation = skip(index + 1);
    return generation > index + 1 ? generationEnd(generation) : undefined;
  }
  let [count, from] = [0, 0];
  for (const { index } of text.matchAll(/\d(?=[\0\t\n\f\r %])|trailer/g)) {
    const end = index < from ? undefined : endAt(index);
    if (end === undefined) continue;
    count += 1;
    from = end;
  }
  return count;
}

/** In file order: a key may occur twice, and readers differ in which one they use. */
export type PdfEntries = [key: string, value: PDFObject][];

/** What any reader may see, whichever it picks of several objects with one number or of several equal keys. */
export interface EveryView {
  file: PDFDocument;
  /** Every object that was ever written under some number. */
  objects: PDFObject[];
  dicts: PdfEntries[];
  entriesOf: (dict: PDFDict) => PdfEntries;
  resolve: (object: PDFObject) => PDFObject[];
}

const longestChain = 8;

class ParsedObjects {
  readonly objects = new Map<number, PDFObject[]>();
  readonly entries = new Map<PDFDict, PdfEntries>();
  /** Objects outside object streams, and trailers: each begins with a keyword that can be counted in the bytes. */
  begun = 0;
}

type Parser = {
  context: PDFContext;
  parseName: () => PDFName;
  parseObject: (ref?: PDFRef) => PDFObject;
  parseDict: (ref?: PDFRef) => PDFDict;
  parseIndirectObject: () => Promise<PDFRef>;
  tryToParseInvalidIndirectObject: () => PDFRef | undefined;
  maybeParseTrailerDict: () => void;
};

const parsedObjects = new WeakMap<PDFContext, ParsedObjects>();

function parsedObjectsOf(context: PDFContext): ParsedObjects {
  const met = parsedObjects.get(context) ?? new ParsedObjects();
  parsedObjects.set(context, met);
  return met;
}

/** Patches pdf-lib's parser, which keeps only the last of several objects or keys. */
function watchParser(): void {
  const [all, documents] = [PDFObjectParser.prototype, PDFParser.prototype] as unknown as [Parser, Parser];
  const { assign } = PDFContext.prototype;
  const { parseDict } = all;
  const { parseIndirectObject, tryToParseInvalidIndirectObject, maybeParseTrailerDict } = documents;
  PDFContext.prototype.assign = function (ref, object) {
    const { objects } = parsedObjectsOf(this);
    const before = objects.get(ref.objectNumber);
    if (before) before.push(object);
    else objects.set(ref.objectNumber, [object]);
    assign.call(this, ref, object);
  };
  all.parseDict = function (ref) {
    const entries: PdfEntries = [];
    let key = "";
    // Nested values are parsed by the parser itself, not by this copy made for one dictionary.
    const own: Parser = Object.assign(Object.create(this), {
      parseName: () => {
        const name = this.parseName();
        key = name.decodeText();
        return name;
      },
      parseObject: (of?: PDFRef) => {
        const value = this.parseObject(of);
        entries.push([key, value]);
        return value;
      },
    });
    const dict = parseDict.call(own, ref);
    parsedObjectsOf(this.context).entries.set(dict, entries);
    return dict;
  };
  documents.parseIndirectObject = async function () {
    const ref = await parseIndirectObject.call(this);
    parsedObjectsOf(this.context).begun += 1;
    return ref;
  };
  documents.tryToParseInvalidIndirectObject = function () {
    const ref = tryToParseInvalidIndirectObject.call(this);
    if (ref) parsedObjectsOf(this.context).begun += 1;
    return ref;
  };
  documents.maybeParseTrailerDict = function () {
    const before = this.context.trailerInfo;
    maybeParseTrailerDict.call(this);
    if (this.context.trailerInfo !== before) parsedObjectsOf(this.context).begun += 1;
  };
}

watchParser();

/** Undefined where pdf-lib's parser cannot see or read something. @throws Error as `PDFDocument.load` */
export async function readEveryView(bytes: Uint8Array): Promise<EveryView | undefined> {
  const options = { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false, password: "" };
  const file = await PDFDocument.load(bytes, options);
  const { objects, entries, begun } = parsedObjectsOf(file.context);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  if (begun === 0 || countBeginnings(text) !== begun) return undefined;

  function resolve(object: PDFObject, left = longestChain): PDFObject[] {
    if (!(object instanceof PDFRef)) return [object];
    // Readers disagree on what a reference with another generation number refers to.
    return left === 0 ? [] : (objects.get(object.objectNumber) ?? []).flatMap((each) => resolve(each, left - 1));
  }
  return {
    file,
    objects: [...objects.values()].flat(),
    dicts: [...entries.values()],
    entriesOf: (dict) => entries.get(dict) ?? [],
    resolve: (object) => resolve(object),
  };
}
