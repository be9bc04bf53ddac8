import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isRest } from "../help/is-rest.ts";
import { expect, test } from "../help/journey.ts";

declare global {
  var shifts: { value: number; of: string[] }[];
}

// Fonts are not served, and one test has a slow server in front of the site.
test.use({ expected: /\.woff2|^elsewhere: http:\/\/127\.0\.0\.1/ });

/** Each page in one of the windows; `npm run test:rest` takes the other one. */
const paths = {
  360: ["/", "/about-us/infrastructure", "/events"],
  1280: ["/events/cultural", "/mr/events/cultural"],
};
const other = { 360: 1280, 1280: 360 } as const;

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test.beforeEach(async ({ page }) => {
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
});

test("nothing shifts while a page loads and is scrolled, at 360 and at 1280 px", { tag: "@both" }, async ({ page }) => {
  const found: Record<string, typeof shifts> = {};
  for (const width of [360, 1280] as const) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of paths[isRest ? other[width] : width]) {
      await page.goto(path);
      for (const picture of await page.locator("main img:visible").all()) {
        await picture.evaluate((each) => each.scrollIntoView({ behavior: "instant", block: "center" }));
        await expect(picture).toHaveJSProperty("complete", true);
      }
      await page.locator("footer").evaluate((each) => each.scrollIntoView({ behavior: "instant", block: "end" }));
      await page.waitForLoadState("networkidle");
      await page.evaluate(twoFrames);
      found[`${path} at ${width} px`] = await page.evaluate(() => globalThis.shifts);
    }
  }
  expect(Object.entries(found).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
});

test("the header does not shift when its buttons arrive after its name", async ({ page, site }) => {
  const found: Record<string, typeof shifts> = {};
  for (const path of ["/contact-us", "/mr/contact-us"]) {
    const html = await (await fetch(site.url + path)).text();
    const buttons = html.indexOf('class="search-link"');
    expect(buttons).toBeGreaterThan(0);
    const { promise: isPainted, resolve: sendTheRest } = Promise.withResolvers<void>();
    const slow = createServer(async ({ url = "" }, response) => {
      if (url !== path) {
        const from = await fetch(site.url + url);
        response.writeHead(from.status, { "content-type": from.headers.get("content-type") ?? "" });
        return response.end(await from.bytes());
      }
      response.writeHead(200, { "content-type": "text/html" });
      response.write(html.slice(0, buttons));
      await isPainted;
      response.end(html.slice(buttons));
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await new Promise<void>((done) => slow.listen(0, "127.0.0.1", done));
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
    await page.locator(".brand").waitFor({ state: "attached" });
    await page.evaluate(twoFrames);
    sendTheRest();
    await expect(page.locator(".brand")).toBeVisible();
    await page.evaluate(twoFrames);
    found[path] = await page.evaluate(() => globalThis.shifts);
    slow.close();
  }
  expect(Object.entries(found).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
});
