import { glob, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import type { PageRecord } from "#app/platform/content/page-record.ts";

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

export const marathiWordsIn = (texts: string[]): string[] => wordsIn(texts.filter(canBeHeading));

let ofApp: Promise<string[]> | undefined;

/** Kind words are left out: only the office shows them. */
async function readAppLines(leftOut: string[]): Promise<string[]> {
  const all = await Array.fromAsync(glob(["app/**/{words,*-words,*.mr}.ts", "app/design/words/*.ts"]));
  const isOffice = (file: string) =>
    file.endsWith("kind-words.ts") || leftOut.some((feature) => file.startsWith(`app/features/${feature}/`));
  const files = all.filter((file) => !isOffice(file));
  const texts = await Promise.all(files.map(async (file) => linesIn(await readFile(file, "utf8"))));
  return texts.flat();
}

/** Headings of records are not included: they come from `marathiWordsIn`. */
export async function headingWords(contentDir: string, leftOut: string[]): Promise<string[]> {
  ofApp ??= readAppLines(leftOut);
  const pages = headingsOfPages(parse(contentFolder(contentDir).read("records/pages.yaml", "[]\n")));
  return wordsIn([...pages, ...(await ofApp), ...calendarWords()]);
}
