import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { compress, decompress } from "woff2-encoder";
import type { HeadingFaceJob } from "../jobs.ts";
import { writeWhole } from "../write-whole.ts";
import { subsetFor, syllablesIn } from "./shaping.ts";

const require = createRequire(import.meta.url);
const source = "@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2";

/** A subset for all words; if it would draw one of the further ones wrongly, for the others alone. */
function subset(font: Uint8Array<ArrayBuffer>, { words, further }: HeadingFaceJob) {
  try {
    return subsetFor(font, [...words, ...further]);
  } catch (error) {
    if (further.length === 0) throw error;
    return subsetFor(font, words);
  }
}

/**
 * Makes the heading face of Marathi pages: Tiro Devanagari Marathi, with the glyphs that occur in the site's headings.
 * @returns the syllables that it draws like the whole font
 */
export async function makeHeadingFace(job: HeadingFaceJob): Promise<string[]> {
  const font = new Uint8Array(await decompress(await readFile(require.resolve(source))));
  const made = subset(font, job);
  const syllables = syllablesIn(font, made, [...job.words, ...job.further]);
  await writeWhole(`${job.to}.woff2`, await compress(made));
  await writeWhole(`${job.to}.json`, JSON.stringify(syllables));
  return syllables;
}
