import { expect, test } from "../help/journey.ts";
import { overflow } from "../help/layout.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no page scrolls sideways on a tablet or a small laptop", { tag: "@all" }, async ({ page }) => {
    test.setTimeout(300_000);
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, address = ""]) => new URL(address.replace("&amp;", "&")).pathname,
    );
    expect(paths.length).toBeGreaterThan(100);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await overflow(page);
        if (wide > 0) faults.push(`${path} at ${width}: ${wide} px`);
      }
    }
    expect(faults).toEqual([]);
  });
});
