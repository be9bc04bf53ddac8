import { setTimeout as pause } from "node:timers/promises";
import { type Answer, getAnswer, sentBytes } from "../scripts/measure/answer.ts";
import { atMost, type Row } from "./table.ts";
import { scriptFilesIn, scriptsIn, stylesheetsIn } from "./tags.ts";

/** Budget for the HTML and CSS of a page, brotli, in bytes as sent. */
export const pageBudget = 14_300;
const bootScriptBudget = 1024;
const heaviestShown = 5;

interface Weight {
  path: string;
  /** HTML and stylesheets together, as sent. */
  bytes: number;
  scriptFiles: number;
  inlineScript: number;
}

/** The copy of a page that all but its first reader get: the first one's was made quickly and has a weak ETag. */
async function asKept(address: string, answer: Answer): Promise<Answer> {
  const { etag, "cache-control": caching } = answer.headers;
  if (!etag?.startsWith("W/") || !caching?.includes("public")) return answer;
  await pause(100);
  return asKept(address, await getAnswer(address, "br"));
}

/**
 * Measures the size of a page: its HTML and every stylesheet it links to. The time in milliseconds is for the HTML
 * only.
 */
export async function weighPage(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Weight & { status: number; milliseconds: number }> {
  const from = performance.now();
  const first = await getAnswer(url + path, "br", headers);
  const milliseconds = performance.now() - from;
  const { status, body, text } = await asKept(url + path, first);
  const styles = await Promise.all(stylesheetsIn(text).map((href) => sentBytes(new URL(href, url).href)));
  const inline = scriptsIn(text).map((script) => Buffer.byteLength(script.text));
  return {
    path,
    status,
    milliseconds,
    bytes: body.length + styles.reduce((sum, bytes) => sum + bytes, 0),
    scriptFiles: scriptFilesIn(text).length,
    inlineScript: inline.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/**
 * Waits until the pages are as they stay: they grow while the heading face and the first pages of PDFs are made.
 * @throws Error after two minutes.
 */
async function untilMade(url: string): Promise<void> {
  for (let tries = 0, before = ""; tries < 60; tries++) {
    const { text } = await getAnswer(`${url}/mr`, "br");
    if (text === before && text.includes("@font-face") && text.includes("/first-pages/")) return;
    before = text;
    await pause(2000);
  }
  throw new Error("The home page was still being made after two minutes.");
}

/** Measures every page: the largest, and the scripts that each contains or loads. */
export async function pageWeights(url: string, paths: string[]): Promise<Row[]> {
  await untilMade(url);
  const weights: Weight[] = [];
  for (const path of paths) {
    const weight = await weighPage(url, path);
    const expected = path.endsWith("/no-such-page") ? 404 : 200;
    if (weight.status !== expected) throw new Error(`${path} answered ${weight.status}.`);
    weights.push(weight);
  }
  const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes);
  const largest = (measure: (weight: Weight) => number) => Math.max(...weights.map(measure));
  const over = weights.filter(({ bytes }) => bytes > pageBudget).length;
  return [
    ...heaviest
      .slice(0, heaviestShown)
      .map(({ path, bytes }) => atMost(`HTML + CSS, br: ${path}`, bytes, pageBudget, "bytes")),
    atMost(
      `HTML + CSS, br: all ${weights.length} pages (${over} over), largest`,
      largest(({ bytes }) => bytes),
      pageBudget,
      "bytes",
    ),
    atMost(
      "script files in the HTML, most of a page",
      largest(({ scriptFiles }) => scriptFiles),
      0,
      "files",
    ),
    atMost(
      "inline boot script, largest of a page",
      largest(({ inlineScript }) => inlineScript),
      bootScriptBudget,
      "bytes",
    ),
  ];
}
