import { existsSync, readFileSync } from "node:fs";
import { glob, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "#app/cms/content/content-source.server.ts";
import type { PageRecord } from "#app/cms/content/page-record.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { log } from "#app/log.server.ts";
import { headingFaceAddress, setHeadingFace, syllablesOf } from "#app/ui/appearance/heading-face.ts";
import type { MadeFile } from "./jobs.ts";
import type { Maker } from "./maker.server.ts";
import { digestOf, faceRecipe } from "./recipe.server.ts";

const canBeHeading = (line: string) => line.length <= 70 && (line.split(" ").length <= 4 || !/[.!]["',`]*$/.test(line));

function calendarWords(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1 + month)));
  const format = new Intl.DateTimeFormat("mr", { month: "long", weekday: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat("mr", { month: "short", weekday: "short", timeZone: "UTC" });
  return days.flatMap((day) => [format.format(day), short.format(day)]);
}

const headingsOfPages = (pages: PageRecord[]): string[] =>
  pages.flatMap(({ title, blocks = [] }) => [
    title.mr,
    ...blocks.flatMap(({ block, title, text, items = [] }) => [
      title?.mr ?? "",
      block === "opening" || block === "signature" ? (text?.mr ?? "") : "",
      ...items.flatMap((item) => (item.title ? [item.title.mr, item.text.mr] : [])),
    ]),
  ]);

const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^(- )?\w+: /, ""))
    .filter(canBeHeading);

const marathi = /[\u0900-\u097f\u200c\u200d]+/g;

const wordsIn = (lines: string[]): string[] => [...new Set(lines.join("\n").match(marathi))].sort();

const marathiWordsIn = (texts: string[]): string[] => wordsIn(texts.filter(canBeHeading));

let ofApp: Promise<string[]> | undefined;

/** The rooms whose words visitors read. Words of kinds are left out: only the office shows them. */
const rooms = "app/{ui,site,register,forms,people,office/news,office/set-up}";

/** @param leftOut files below app/ without a public page */
async function readAppLines(leftOut: RegExp): Promise<string[]> {
  const all = await Array.fromAsync(glob(`${rooms}/**/*.{ts,tsx}`));
  const hasNone = (file: string) =>
    /\.(server|test)\.tsx?$|kinds?(-words)?\.ts$|order-words\.ts$/.test(file) ||
    leftOut.test(file.slice("app/".length));
  const files = all.filter((file) => !hasNone(file));
  const texts = await Promise.all(files.map(async (file) => linesIn(await readFile(file, "utf8"))));
  return texts.flat();
}

/** Headings of records are not included: they come from `marathiWordsIn`. */
async function headingWords(contentDir: string, leftOut: RegExp): Promise<string[]> {
  ofApp ??= readAppLines(leftOut);
  const pages = headingsOfPages(parse(contentFolder(contentDir).read("records/pages.yaml", "[]\n")));
  return wordsIn([...pages, ...(await ofApp), ...calendarWords()]);
}

interface Parts {
  madeDir: string;
  contentDir: string;
  maker: Maker;
  records: () => PublicRecords;
  texts: (records: PublicRecords) => string[];
  officeFiles: RegExp;
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
  officeFiles,
  onMade,
}: Parts): Promise<HeadingFaces> {
  const folder = join(madeDir, "fonts");
  const recipe = faceRecipe();
  const words = await headingWords(contentDir, officeFiles);
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
