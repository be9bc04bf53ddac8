import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import { syllablesOf } from "#app/platform/content/syllables.ts";
import { subsetOf } from "./subset.ts";

export function shaper(font: Uint8Array<ArrayBuffer>): Font {
  return new Font(new Face(new Blob(font.slice().buffer)));
}

/** In loan words such as "माइंड्स" print shows the halant, where the font stacks: a zero-width non-joiner asks it. */
function withHalants(text: string): string {
  return text.replace(/[टठडढ]्(?=[क-ह])(?![टठडढयर])/g, "$&\u200c");
}

function bufferOf(text: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage("mr");
  return buffer;
}

function glyphsOf(font: Font, text: string): number[] {
  const buffer = bufferOf(text);
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/** Includes intermediate glyphs that the font replaces; much slower than `glyphsOf`. */
function glyphsOnTheWay(font: Font, text: string): number[] {
  const buffer = bufferOf(text);
  const glyphs = new Set<number>();
  buffer.setMessageFunc((state, _font, message) => {
    if (message.startsWith("end lookup")) for (const { codepoint } of state.getGlyphInfos()) glyphs.add(codepoint);
    return true;
  });
  shape(font, buffer);
  return [...glyphs];
}

function drawing(font: Font, text: string): string {
  const buffer = bufferOf(text);
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance, xOffset, yOffset } = places[at] ?? {};
    const outline = font.glyphToPath(codepoint);
    return outline || xAdvance ? [outline, xAdvance, xOffset, yOffset].join() : "";
  });
  return glyphs.filter(Boolean).join(";");
}

export function wordsDrawnWrongly(whole: Font, subset: Font, words: string[]): string[] {
  return words.filter((word) => drawing(whole, withHalants(word)) !== drawing(subset, word));
}

/** All Marathi letters, and the half form of each consonant that has one: any conjunct can be written with them. */
const consonants = [..."कखगघचजझञणतथधनपफबभमयलवशषसळ"];
const always = [...consonants.map((letter) => `${letter}\u094d\u200d`), "र्क", "ट्र", "ऱ्य", "ऱ्ह"];
const letters = "अआइईउऊऋएऐऑओऔॲकाकिकीकुकूकृकेकैकोकौकॅकॉकंकःकँक्ङटठडढदरह";
const characters = `${letters} ०१२३४५६७८९₹।\u200c\u200d\u25cc`;

const vowelSigns = ["", ..."ािीुूृेैोौॅॉ"];
const after = ["", "ं"];

/** The font shapes each syllable separately, so a text of only these syllables is drawn right. */
export function syllablesIn(font: Uint8Array<ArrayBuffer>, made: Uint8Array<ArrayBuffer>, words: string[]): string[] {
  const seen = syllablesOf(words.join(" "));
  const bases = [
    ...new Set(
      seen.map((each) =>
        each.replace(/(?<![\u0900-\u0903\u093e-\u094c\u0962-\u0963])[\u0900-\u0903\u093e-\u094c\u0962-\u0963]+$/, ""),
      ),
    ),
  ];
  const common = [
    ...bases,
    ...consonants,
    ...letters,
    ...consonants.flatMap((one) => [`${one}्य`, `${one}्र`, `र्${one}`]),
  ];
  const more = common.flatMap((base) => vowelSigns.flatMap((sign) => after.map((end) => base + sign + end)));
  const candidates = [...new Set([...seen, ...more.flatMap(syllablesOf)])];
  const wrong = new Set(wordsDrawnWrongly(shaper(font), shaper(made), candidates));
  return candidates.filter((each) => !wrong.has(each)).sort();
}

/** @throws Error when the subset would not draw each word as the whole font does */
export function subsetFor(font: Uint8Array<ArrayBuffer>, words: string[]): Uint8Array<ArrayBuffer> {
  const whole = shaper(font);
  const texts = [...words, ...always];
  const glyphs = new Set(texts.flatMap((text) => glyphsOf(whole, withHalants(text))));
  const make = () => subsetOf(font, { characters: new Set([...texts.join(""), ...characters]), glyphs });
  for (const text of wordsDrawnWrongly(whole, shaper(make()), texts))
    for (const glyph of glyphsOnTheWay(whole, withHalants(text))) glyphs.add(glyph);
  const subset = make();
  const wrong = wordsDrawnWrongly(whole, shaper(subset), texts);
  if (wrong.length > 0) throw new Error(`The heading face would not draw these words right: ${wrong.join(", ")}`);
  return subset;
}
