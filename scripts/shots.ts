/**
 * Takes a screenshot of every screen into shots/: three widths, both languages, both themes. Arguments limit it to some
 * pages.
 */
import { mkdir, rm } from "node:fs/promises";
import { chromium } from "playwright";
import { browserOptions } from "../tests/help/browser.ts";
import { pagePaths } from "../tests/help/pages.ts";
import { serveSite } from "./measure/served-site.ts";

const widths = { 360: 740, 768: 1024, 1280: 800 };
const wanted = process.argv.slice(2);
await using site = await serveSite();
const browser = await chromium.launch(browserOptions());
const paths = (await pagePaths(site.url)).filter((path) => wanted.length === 0 || wanted.includes(path));
if (wanted.length === 0) await rm("shots", { recursive: true, force: true });
await mkdir("shots", { recursive: true });

for (const [width, height] of Object.entries(widths))
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width: Number(width), height },
      colorScheme,
      reducedMotion: "reduce",
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: "load" });
      for (const picture of await page.locator("main img[loading=lazy]").all()) await picture.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const name = path.slice(1).replaceAll("/", "-") || "home";
      await page.screenshot({ path: `shots/${name}.${width}.${colorScheme}.png`, fullPage: true });
    }
    await context.close();
  }

await browser.close();
console.log("The pictures are in shots/.");
