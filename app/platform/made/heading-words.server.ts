import { glob, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import type { PageRecord } from "#app/platform/content/page-record.ts";

/** Whether a line can be a heading: short, and not a sentence with a full stop. */
const canBeHeading = (line: string) => line.length <= 70 && (line.split(" ").length <= 4 || !/[.!]["',`]*$/.test(line));

/**
 * Names that are typed later may have conjuncts that no text of the site has. Most are written with half letters then, which is
 * right in Marathi too; these are the common ones of letters without a half form.
 */
const commonNames = "ज्ञानेश्वर विठ्ठल रुक्मिणी सिद्धेश्वर पद्मजा उद्धव सद्गुरू ब्रह्मदेव";

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
function headingsIn(file: string, text: string): string[] {
  if (file.endsWith("records/pages.yaml")) return headingsOfPages(parse(text));
  const lines = text.split("\n").map((line) => line.trim());
  return lines.map((line) => line.replace(/^(- )?\w+: /, "")).filter(canBeHeading);
}

const marathi = /[\u0900-\u097f\u200c\u200d]+/g;

/** The Marathi words of texts that can be headings, sorted. */
export const marathiWordsIn = (texts: string[]): string[] =>
  [...new Set(texts.filter(canBeHeading).join("\n").match(marathi))].sort();

async function linesOf(files: string[]): Promise<string[]> {
  const texts = await Promise.all(files.map(async (file) => headingsIn(file, await readFile(file, "utf8"))));
  return texts.flat();
}

let ofApp: Promise<string[]> | undefined;

/** The lines of the app's own words, which stay the same while it runs. */
async function readAppLines(): Promise<string[]> {
  return linesOf(await Array.fromAsync(glob(["app/**/{words,*-words,*.mr}.ts", "app/design/words/*.ts"])));
}

/**
 * The Marathi words that headings, captions and figures of the site can have, sorted.
 * @param contentDir the folder of the institute's texts and records
 */
export async function headingWords(contentDir: string): Promise<string[]> {
  ofApp ??= readAppLines();
  const source = contentFolder(contentDir);
  const names = await Array.fromAsync(glob("**/*.yaml", { cwd: contentDir }));
  const lines = [...names.flatMap((name) => headingsIn(name, source.read(name))), ...(await ofApp)];
  return [...new Set([...lines, ...calendarWords(), commonNames].join("\n").match(marathi))].sort();
}
