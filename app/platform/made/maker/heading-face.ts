import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { compress, decompress } from "woff2-encoder";
import { syllablesOf } from "#app/platform/content/syllables.ts";
import type { HeadingFaceJob } from "../jobs.ts";
import { writeWhole } from "../write-whole.ts";
import { subsetFor, syllablesIn } from "./shaping.ts";

const require = createRequire(import.meta.url);
const source = "@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2";

/** With two Latin files (6,800 bytes) a page's fonts stay below 30,000; the sample institute needs 21,000. */
const mostBytes = 23_000;

/** Words with a rare syllable come last: each costs a glyph. */
export function commonFirst(words: string[]): string[] {
  const counts = new Map<string, number>();
  const ofWord = new Map(words.map((word) => [word, syllablesOf(word)]));
  for (const syllable of [...ofWord.values()].flat()) counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
  const rarest = ([, syllables]: [string, string[]]) => Math.min(...syllables.map((each) => counts.get(each) ?? 0));
  return [...ofWord].sort((one, other) => rarest(other) - rarest(one)).map(([word]) => word);
}

interface PackedSubset {
  made: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array;
}

async function packSubset(font: Uint8Array<ArrayBuffer>, words: string[], most: number): Promise<PackedSubset | undefined> {
  try {
    const made = subsetFor(font, words);
    const bytes = await compress(made);
    return bytes.length <= most ? { made, bytes } : undefined;
  } catch {
    return undefined;
  }
}

async function subset(
  font: Uint8Array<ArrayBuffer>,
  { words, further, most = mostBytes }: HeadingFaceJob,
): Promise<PackedSubset> {
  const whole = await packSubset(font, [...words, ...further], most);
  if (whole) return whole;
  const made = subsetFor(font, words);
  let best: PackedSubset = { made, bytes: await compress(made) };
  const ordered = commonFirst(further);
  for (let fits = 0, tooMany = ordered.length; tooMany - fits > 1; ) {
    const middle = Math.floor((fits + tooMany) / 2);
    const tried = await packSubset(font, [...words, ...ordered.slice(0, middle)], most);
    if (tried) [fits, best] = [middle, tried];
    else tooMany = middle;
  }
  return best;
}

/** Tiro Devanagari Marathi, reduced; titles with a syllable that it lacks are set in the body face. */
export async function makeHeadingFace(job: HeadingFaceJob): Promise<string[]> {
  const font = new Uint8Array(await decompress(await readFile(require.resolve(source))));
  const { made, bytes } = await subset(font, job);
  const syllables = syllablesIn(font, made, [...job.words, ...job.further]);
  await writeWhole(`${job.to}.woff2`, bytes);
  await writeWhole(`${job.to}.json`, JSON.stringify(syllables));
  return syllables;
}
