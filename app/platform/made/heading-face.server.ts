import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { log } from "#app/log.server.ts";
import { headingFaceAddress, setHeadingFace } from "#app/platform/content/heading-face.ts";
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
  texts: (records: PublicRecords) => string[];
  officeFeatures: string[];
  onMade: () => void;
}

interface HeadingFaces {
  makeMissing: () => Promise<void>;
  isUsed: (stem: string) => boolean;
  find: (path: string) => MadeFile | undefined;
}

const faceAt = /^\/fonts\/([\da-f]{16})\.woff2$/;

/** Opens a face of an earlier start if it draws all words of the app; until there is one, pages use a system face. */
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
  /** Words of records that could not be drawn, or had no room: they are in the body face. */
  const tried = new Set<string>();

  const isDrawn = (word: string, among = syllables) => syllablesOf(word).every((each) => among.has(each));

  function show(name: string, list: string[]): void {
    syllables = new Set(list);
    setHeadingFace({ address: `/fonts/${name}.woff2`, syllables });
  }

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
    else setHeadingFace(undefined);
  }

  async function make(): Promise<void> {
    const used = marathiWordsIn(texts(records()));
    const further = used.filter((word) => !isDrawn(word) && !tried.has(word));
    if (syllables.size > 0 && further.length === 0) return;
    const all = [...used.filter((word) => isDrawn(word)), ...further].sort();
    const name = recipe + digestOf(words.join(" "), all.join(" "));
    for (const word of further) tried.add(word);
    const to = join(folder, name);
    // A face that lacks rare syllables is not made again at each start.
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
