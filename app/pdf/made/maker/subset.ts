import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** HarfBuzz's exports for subsets; pointers are numbers. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(at: number, bytes: number, mode: number, data: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

// From hb-subset.h.
const readOnly = 1;
const droppedTables = 3;
const nameIds = 4;
const kerning = Buffer.from("GPOS").readUInt32BE();
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const familyName = 1;

const require = createRequire(import.meta.url);
const module = new WebAssembly.Module(readFileSync(require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));

interface SubsetContent {
  characters: Iterable<string>;
  glyphs?: Iterable<number>;
  /** Drops GPOS (relative positions), which Devanagari needs. */
  isLatin?: boolean;
}

/** The font without hints and without rules for other glyphs. @throws Error when HarfBuzz cannot read it */
export function subsetOf(
  font: Uint8Array,
  { characters, glyphs = [], isLatin = false }: SubsetContent,
): Uint8Array<ArrayBuffer> {
  const hb = new WebAssembly.Instance(module).exports as unknown as HarfBuzz;
  hb._initialize();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, readOnly, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  if (isLatin) hb.hb_set_add(hb.hb_subset_input_set(input, droppedTables), kerning);
  const names = hb.hb_subset_input_set(input, nameIds);
  hb.hb_set_clear(names);
  hb.hb_set_add(names, familyName);
  for (const character of characters)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) throw new Error("HarfBuzz cannot make a subset of the font.");
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  // Nothing is freed: the whole memory goes with the instance.
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}
