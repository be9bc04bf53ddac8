import { glob, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import type { PageRecord } from "#app/platform/content/page-record.ts";

/** Whether a line can be a heading: short, and not a sentence with a full stop. */
const canBeHeading = (line: string) => line.length <= 70 && (line.split(" ").length <= 4 || !/[.!]["',`]*$/.test(line));

/** The months and weekdays as shown on the site. */
function calendarWords(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1 + month)));
  const format = new Intl.DateTimeFormat("mr", { month: "long", weekday: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat("mr", { month: "short", weekday: "short", timeZone: "UTC" });
  return days.flatMap((day) => [format.format(day), short.format(day)]);
}

/** The Marathi texts of pages that are rendered as headings: titles, opening sentences and titled points. */
const headingsOfPages = (pages: PageRecord[]): string[] =>
  pages.flatMap(({ title, blocks = [] }) => [
    title.mr,
    ...blocks.flatMap(({ block, title, text, items = [] }) => [
      title?.mr ?? "",
      block === "opening" || block === "signature" ? (text?.mr ?? "") : "",
      ...items.flatMap((item) => (item.title ? [item.title.mr, item.text.mr] : [])),
    ]),
  ]);

/** The lines of a file that may be rendered as headings. */
const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^(- )?\w+: /, ""))
    .filter(canBeHeading);

const marathi = /[\u0900-\u097f\u200c\u200d]+/g;

const wordsIn = (lines: string[]): string[] => [...new Set(lines.join("\n").match(marathi))].sort();

/** The Marathi words of texts that can be headings, sorted. */
export const marathiWordsIn = (texts: string[]): string[] => wordsIn(texts.filter(canBeHeading));

let ofApp: Promise<string[]> | undefined;

/** The lines of the app's own words for visitors, which stay the same while it runs; kinds are named in the office alone. */
async function readAppLines(leftOut: string[]): Promise<string[]> {
  const all = await Array.fromAsync(glob(["app/**/{words,*-words,*.mr}.ts", "app/design/words/*.ts"]));
  const isOffice = (file: string) =>
    file.endsWith("kind-words.ts") || leftOut.some((feature) => file.startsWith(`app/features/${feature}/`));
  const files = all.filter((file) => !isOffice(file));
  const texts = await Promise.all(files.map(async (file) => linesIn(await readFile(file, "utf8"))));
  return texts.flat();
}

/**
 * The Marathi words that headings, captions and figures of the app and of its pages can have, sorted. The headings of other
 * records are in `marathiWordsIn` of what is public.
 * @param contentDir the folder of the institute's texts and records
 * @param leftOut features without a public page: the office has no heading face
 */
export async function headingWords(contentDir: string, leftOut: string[]): Promise<string[]> {
  ofApp ??= readAppLines(leftOut);
  const pages = headingsOfPages(parse(contentFolder(contentDir).read("records/pages.yaml", "[]\n")));
  return wordsIn([...pages, ...(await ofApp), ...calendarWords()]);
}
