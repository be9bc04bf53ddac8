import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { log } from "#app/log.server.ts";
import { headingFaceAddress, showHeadingFace } from "#app/platform/content/heading-face.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { syllablesOf } from "#app/platform/content/syllables.ts";
import { digestOf } from "./digest.server.ts";
import { headingWords, marathiWordsIn } from "./heading-words.server.ts";
import type { MadeFile } from "./made-file.ts";
import type { Maker } from "./maker.server.ts";
import { faceRecipe } from "./recipe.server.ts";

interface Parts {
  madeDir: string;
  contentDir: string;
  maker: Maker;
  records: () => PublicRecords;
  /** The Marathi texts of the public records that can be headings. */
  texts: (records: PublicRecords) => string[];
  /** Features without a public page, whose words the face need not draw. */
  officeFeatures: string[];
  /** Called when pages have another face. */
  onMade: () => void;
}

/** The heading face of Marathi pages, made for the words in use. */
interface HeadingFaces {
  /** Makes in the background a face for the current words, if the one in use lacks some of them. */
  makeMissing: () => Promise<void>;
  /** Whether a file of this name, without its ending, is of the face in use. */
  isUsed: (stem: string) => boolean;
  /** The file at a path; undefined when there is none. */
  find: (path: string) => MadeFile | undefined;
}

const faceAt = /^\/fonts\/([\da-f]{16})\.woff2$/;

/**
 * Opens the heading face: one that an earlier start has made, if it draws all words of the app and its pages. Until there
 * is one, pages use a face of the system.
 */
export async function openHeadingFaces({
  madeDir,
  contentDir,
  maker,
  records,
  texts,
  officeFeatures,
  onMade,
}: Parts): Promise<HeadingFaces> {
  const folder = join(madeDir, "fonts");
  const recipe = faceRecipe();
  const words = await headingWords(contentDir, officeFeatures);
  let syllables: ReadonlySet<string> = new Set();
  /** Words of records that no face could be made for, or had room for: they are drawn in the body face. */
  const tried = new Set<string>();

  const isDrawn = (word: string, among = syllables) => syllablesOf(word).every((each) => among.has(each));

  function show(name: string, list: string[]): void {
    syllables = new Set(list);
    showHeadingFace({ address: `/fonts/${name}.woff2`, syllables });
  }

  /** The face that draws the most, of those that draw all words of the app and its pages. */
  async function findKept(): Promise<void> {
    const kept = (await readdir(folder).catch(() => [])).filter(
      (file) => file.startsWith(recipe) && file.endsWith(".json"),
    );
    const best = kept
      .map((file) => ({ name: basename(file, ".json"), list: readList(join(folder, file)) }))
      .sort((one, other) => other.list.length - one.list.length)
      .find(({ name, list }) => {
        const among = new Set(list);
        return existsSync(join(folder, `${name}.woff2`)) && words.every((word) => isDrawn(word, among));
      });
    if (best) show(best.name, best.list);
    else showHeadingFace(undefined);
  }

  async function make(): Promise<void> {
    const used = marathiWordsIn(texts(records()));
    const further = used.filter((word) => !isDrawn(word) && !tried.has(word));
    if (syllables.size > 0 && further.length === 0) return;
    // The words that earlier faces were made for stay in use.
    const all = [...used.filter((word) => isDrawn(word)), ...further].sort();
    const name = recipe + digestOf(words.join(" "), all.join(" "));
    for (const word of further) tried.add(word);
    const to = join(folder, name);
    // One that lacks rare syllables is not made again at each start.
    const kept = existsSync(`${to}.woff2`) ? readList(`${to}.json`) : [];
    show(name, kept.length > 0 ? kept : await maker.now<string[]>({ make: "headingFace", to, words, further: all }));
    for (const word of further) if (isDrawn(word)) tried.delete(word);
    onMade();
  }

  await findKept();
  return {
    makeMissing: () =>
      maker
        .later(() => true, make)
        .catch((error) => log.warn({ error }, "the heading face could not be made: pages use one of the system")),
    isUsed: (stem) => headingFaceAddress() === `/fonts/${stem}.woff2`,
    find(path) {
      const file = join(folder, `${faceAt.exec(path)?.[1]}.woff2`);
      return faceAt.test(path) && existsSync(file) ? { key: path, read: () => readFile(file) } : undefined;
    },
  };
}

function readList(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}
