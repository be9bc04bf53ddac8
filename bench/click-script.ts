import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright";
import { sentBytes } from "../scripts/measure/answer.ts";
import { information, type Row } from "./table.ts";

/** A second without a new file: everything that the click loads has been requested. */
const quietTime = 1000;

const clicks = [
  { name: "lightbox", path: "/about-us/infrastructure", target: "[data-open=picture]" },
  { name: "event gallery", path: "/events/cultural", target: "[data-open=gallery]" },
  { name: "paper overlay", path: "/about-us/gb-cdc", target: "[data-open=paper]" },
];

async function scriptsOfClick(browser: Browser, address: string, target: string): Promise<Set<string>> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(() => sessionStorage.setItem("opened", "1"));
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "load" });
  const scripts = new Set<string>();
  context.on("request", (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname)) scripts.add(request.url());
  });
  page.on("worker", (worker) => scripts.add(worker.url()));
  await page.locator(target).first().click();
  for (let before = -1; before < scripts.size; ) {
    before = scripts.size;
    await wait(quietTime);
  }
  await context.close();
  return scripts;
}

/** How much script a click on a picture, an event or a paper loads; none of it is loaded before. */
export async function clickScripts(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, target } of clicks) {
    const scripts = await scriptsOfClick(browser, url + path, target);
    const sizes = await Promise.all([...scripts].map((address) => sentBytes(address, "gzip")));
    const bytes = sizes.reduce((sum, each) => sum + each, 0);
    rows.push(
      information(`script after a click, gzip: ${name} (${scripts.size} files)`, Math.round(bytes / 102.4) / 10, "KB"),
    );
  }
  return rows;
}
