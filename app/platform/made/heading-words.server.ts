import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Whether a line can be a heading: short, and not a sentence with a full stop. */
const canBeHeading = (line: string) => line.length <= 70 && (line.split(" ").length <= 4 || !/[.!]["',`]*$/.test(line));

/**
 * Names that are typed later may have conjuncts that no text of the site has. Most are written with half letters then, which is
 * right in Marathi too; these are the common ones of letters without a half form.
 */
const names = "ज्ञानेश्वर विठ्ठल रुक्मिणी सिद्धेश्वर पद्मजा उद्धव सद्गुरू ब्रह्मदेव";

/** The months and weekdays as shown on the site. */
function calendarWords(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1 + month)));
  const format = new Intl.DateTimeFormat("mr", { month: "long", weekday: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat("mr", { month: "short", weekday: "short", timeZone: "UTC" });
  return days.flatMap((day) => [format.format(day), short.format(day)]);
}

/**
 * The lines of a file that may be rendered as headings: for a page text its title, headings, opening sentences and
 * numbered points.
 */
function headingsIn(file: string, text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  if (file.endsWith(".mdx")) return lines.filter((line) => /^(#|title:|<Opening|<Signature|\d\. \*\*)/.test(line));
  return lines.map((line) => line.replace(/^(- )?\w+: /, "")).filter(canBeHeading);
}

/**
 * The Marathi words that headings, captions and figures of the site can have, sorted.
 * @param contentDir the folder of the institute's texts and records
 */
export async function headingWords(contentDir: string): Promise<string[]> {
  const files = [
    ...(await Array.fromAsync(glob("**/*.{yaml,mdx}", { cwd: contentDir }), (file) => join(contentDir, file))),
    ...(await Array.fromAsync(glob(["app/**/{words,*-words,*.mr}.ts", "app/design/words/*.ts"]))),
  ];
  const texts = await Promise.all(files.map(async (file) => headingsIn(file, await readFile(file, "utf8"))));
  const words = [...texts.flat(), ...calendarWords(), names].join("\n").match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [];
  return [...new Set(words)].sort();
}
