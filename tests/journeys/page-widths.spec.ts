import { expect, test } from "../help/journey.ts";
import { overflow } from "../help/layout.ts";
import { pagePaths } from "../help/pages.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expected: /status of 404/ });

  test("no page scrolls sideways on a tablet or a small laptop", { tag: "@rest" }, async ({ page, site }) => {
    test.setTimeout(300_000);
    const paths = await pagePaths(site.url);
    expect(paths.length).toBeGreaterThan(100);
    const faults: string[] = [];
    for (const path of paths) {
      // Measured with its style sheets: without them /inspection is 116 px too wide.
      await page.goto(path);
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await overflow(page);
        if (wide > 0) faults.push(`${path} at ${width}: ${wide} px`);
      }
    }
    expect(faults).toEqual([]);
  });
});
