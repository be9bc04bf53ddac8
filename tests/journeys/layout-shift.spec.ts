import { isAll } from "../help/is-all.ts";
import { expect, test } from "../help/journey.ts";

declare global {
  var shifts: { value: number; of: string[] }[];
}

test.use({ expected: /\.woff2/ });

/** Each page in one of the windows, and in the other too where all is tested. */
const paths = {
  360: ["/", "/about-us/infrastructure", "/events"],
  1280: ["/events/cultural", "/mr/events/cultural"],
};
const everyPath = Object.values(paths).flat();

test("nothing shifts while a page loads and is scrolled, at 360 and at 1280 px", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & { value: number; sources?: { node?: Node }[] };
        globalThis.shifts.push({ value, of: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // An optional font may be used before the first paint or never. On a busy machine Chromium uses it just after.
  await page.route("**/*.woff2", (route) => route.abort());
  const found: Record<string, typeof shifts> = {};
  for (const width of [360, 1280] as const) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of isAll ? everyPath : paths[width]) {
      await page.goto(path);
      for (const picture of await page.locator("main img:visible").all()) {
        await picture.evaluate((each) => each.scrollIntoView({ behavior: "instant", block: "center" }));
        await expect(picture).toHaveJSProperty("complete", true);
      }
      await page.locator("footer").evaluate((each) => each.scrollIntoView({ behavior: "instant", block: "end" }));
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      found[`${path} at ${width} px`] = await page.evaluate(() => globalThis.shifts);
    }
  }
  expect(Object.entries(found).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
});
