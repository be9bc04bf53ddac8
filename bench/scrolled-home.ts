import type { Browser } from "playwright";
import { atMost, type Row } from "./table.ts";

/** Budget of the home page in KB of 1,024 bytes, scrolled to its end. */
const budgets = { "/": 60, "/mr": 70 };

/** Distance of each scroll, in CSS pixels: less than a browser loads ahead. */
const step = 400;

/** Opens a page on a phone with an empty cache, scrolls to its end, and adds up all responses including headers. */
async function bytesToTheEnd(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += step)
    await page.evaluate(
      (to) =>
        new Promise<void>((done) => {
          scrollTo(0, to);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }),
      top,
    );
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.complete || image.decode())));
  await page.waitForLoadState("networkidle");
  await context.close();
  return bytes;
}

/** Measures everything that the home page loads until its end: pictures, documents, fonts. */
export async function scrolledHome(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, budget] of Object.entries(budgets)) {
    const kilobytes = (await bytesToTheEnd(browser, url + path)) / 1024;
    rows.push(
      atMost(`home page scrolled to its end, all answers: ${path}`, Math.round(kilobytes * 10) / 10, budget, "KB"),
    );
  }
  return rows;
}
