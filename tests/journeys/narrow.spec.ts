import { expect, share, test, upTo } from "../help/journey.ts";
import { sticksOut, tooSmall } from "../help/layout.ts";
import { pagePaths } from "../help/pages.ts";

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
  expected: /status of 404/,
});

const parts = 6;
for (const part of upTo(parts)) {
  test(`nothing scrolls sideways at 320 px, part ${part + 1} of ${parts} of all pages`, async ({ page, site }) => {
    const found: Record<string, string[]> = {};
    for (const path of share(await pagePaths(site.url), part, parts)) {
      await page.goto(path);
      const out = await sticksOut(page);
      if (out.length > 0) found[path] = out;
    }
    expect(found).toEqual({});
  });

  test(`every target is large enough, part ${part + 1} of ${parts} of all pages`, async ({ page, site }) => {
    const found = new Map<string, string>();
    for (const path of share(await pagePaths(site.url), part, parts)) {
      await page.goto(path);
      for (const target of await tooSmall(page)) found.set(target, path);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });
}

test("every target of the open drawer is large enough", async ({ page }) => {
  await page.goto("/about-us/message/president");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await tooSmall(page)).toEqual([]);
});
