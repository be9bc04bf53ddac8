import type { Browser, Request } from "playwright";
import { sentBytes } from "../scripts/measure/answer.ts";
import { atMost, type Row } from "./table.ts";

const fontBudget = 30_000;
const scriptBudget = 130;

const isMarathi = (path: string) => path === "/mr" || path.startsWith("/mr/");

async function bytesOf(addresses: Iterable<string>, encoding: "br" | "gzip"): Promise<number> {
  const sizes = await Promise.all([...addresses].map((address) => sentBytes(address, encoding)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Opens pages in a browser without interaction, and records the font and script files that it loads. */
async function filesFetched(browser: Browser, url: string, paths: string[]) {
  const fonts = new Set<string>();
  const scripts = new Set<string>();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.on("request", (request: Request) => {
    if (request.resourceType() === "font") fonts.add(request.url());
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  await context.close();
  return { fonts, scripts };
}

/** The fonts of each language, and the scripts that are loaded before a click. */
export async function visits(browser: Browser, url: string, paths: string[]): Promise<Row[]> {
  const english = await filesFetched(
    browser,
    url,
    paths.filter((path) => !isMarathi(path)),
  );
  const marathi = await filesFetched(browser, url, paths.filter(isMarathi));
  const script = await bytesOf(english.scripts.union(marathi.scripts), "gzip");
  return [
    atMost("script fetched before a click, gzip", Math.round(script / 102.4) / 10, scriptBudget, "KB"),
    atMost(`fonts, English (${english.fonts.size} files)`, await bytesOf(english.fonts, "br"), fontBudget, "bytes"),
    atMost(`fonts, Marathi (${marathi.fonts.size} files)`, await bytesOf(marathi.fonts, "br"), fontBudget, "bytes"),
  ];
}
