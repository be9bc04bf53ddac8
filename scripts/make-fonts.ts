/** Makes the heading face of Marathi pages: Tiro Devanagari Marathi, with the glyphs that occur in the site's headings. */
import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compress, decompress } from "woff2-encoder";
import { digestOf } from "#app/platform/made/digest.server.ts";
import { headingWords } from "#app/platform/made/heading-words.server.ts";
import { subsetFor, syllablesIn } from "#app/platform/made/maker/shaping.ts";
import { subsetOf } from "#app/platform/made/maker/subset.ts";
import { contentDir, madeDir } from "../build-folders.ts";

const cacheFolder = "node_modules/.cache/fonts";
/**
 * Marks, and the letters of names such as "NAAC". Small Latin letters are rare in Marathi headings and are in a
 * separate file, which only a page that has them loads. Digits are Devanagari in Marathi.
 */
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ%&(),-./:?–—’";
const small = "abcdefghijklmnopqrstuvwxyz";
const require = createRequire(import.meta.url);
const source = (script: string) =>
  require.resolve(`@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-${script}-400-normal.woff2`);

/** Writes a font into made/, from the cache when nothing has changed. @returns its size in bytes */
async function make(
  name: string,
  script: string,
  wanted: string,
  subset: (font: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
) {
  const whole = await readFile(source(script));
  const cached = join(cacheFolder, `${digestOf(recipe, whole, wanted)}.woff2`);
  if (!existsSync(cached)) {
    const font = new Uint8Array(await decompress(whole));
    await writeFile(cached, await compress(subset(font)));
  }
  const file = join(madeDir, "fonts", `tiro-${name}.woff2`);
  await copyFile(cached, file);
  return (await stat(file)).size;
}

await mkdir(cacheFolder, { recursive: true });
await mkdir(join(madeDir, "fonts"), { recursive: true });

/** The code that makes fonts is part of their digest. */
const files = [
  import.meta.filename,
  ...(await Array.fromAsync(glob("app/platform/made/{heading-words.server,maker/shaping,maker/subset}.ts"))).sort(),
];
const recipe = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");

/** Writes the list of syllables that the face draws like the whole font, from the cache when nothing has changed. */
async function listSyllables(words: string[]): Promise<number> {
  const whole = await readFile(source("devanagari"));
  const cached = join(cacheFolder, `${digestOf(recipe, whole, words.join(" "))}.json`);
  if (!existsSync(cached)) {
    const made = await readFile(join(madeDir, "fonts/tiro-devanagari.woff2"));
    const [font, subset] = await Promise.all([whole, made].map(async (face) => new Uint8Array(await decompress(face))));
    const syllables = font && subset ? syllablesIn(font, subset, words) : [];
    await writeFile(cached, JSON.stringify(syllables.join(" ")));
  }
  await copyFile(cached, join(madeDir, "heading-syllables.json"));
  return JSON.parse(await readFile(cached, "utf8")).split(" ").length;
}

const words = await headingWords(contentDir);
const sizes = [
  await make("devanagari", "devanagari", words.join(" "), (font) => subsetFor(font, words)),
  await make("latin", "latin", capitals, (font) => subsetOf(font, { characters: capitals, isLatin: true })),
  await make("small", "latin", small, (font) => subsetOf(font, { characters: small, isLatin: true })),
];
const syllables = await listSyllables(words);
console.log(
  `Made the Marathi heading face: ${sizes.join(" + ")} bytes, ${words.length} words, ${syllables} syllables.`,
);
