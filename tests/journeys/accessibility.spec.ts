import { axeFaults } from "../help/axe.ts";
import { isRest } from "../help/is-rest.ts";
import { expect, share, test, upTo } from "../help/journey.ts";
import { sticksOut, tooSmall } from "../help/layout.ts";
import { isTestedIn } from "../help/one-of-two.ts";
import { pagePaths } from "../help/pages.ts";

const screens = {
  en: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  mr: { viewport: { width: 360, height: 740 }, colorScheme: "dark" },
} as const;

const narrow = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: "reduce" }, expected: /status of 404/ });

// One test for all pages, since each kind of element is checked once; in test:rest each element is, which takes three.
const parts = isRest ? 3 : 1;

for (const part of upTo(parts))
  test(`axe finds no fault, and nothing overflows or is too small at 320 px, on any page${isRest ? `, part ${part + 1}` : ""}`, {
    tag: "@both",
  }, async ({ page, site }) => {
    test.setTimeout(300_000);
    const found: Record<string, unknown> = {};
    const all = await pagePaths(site.url);
    for (const [language, { viewport, colorScheme }] of Object.entries(screens)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(narrow);
      // Each page in one language: the translation has the same elements.
      const paths = all
        .filter((path) => /^\/mr(\/|$)/.test(path) === (language === "mr"))
        .filter((path) => isTestedIn(language === "en", path.replace(/^\/mr(?=\/|$)/, "") || "/"));
      expect(paths.length).toBeGreaterThan(20);
      for (const path of share(paths, part, parts)) {
        await page.goto(path);
        for (const [fault, of] of Object.entries({
          "sticks out": await sticksOut(page),
          "is too small": await tooSmall(page),
        }))
          if (of.length > 0) found[`${path} ${fault}`] = of;
        await page.setViewportSize(viewport);
        for (const [rule, nodes] of await axeFaults(page)) found[`${path} ${rule}`] = nodes;
        await page.setViewportSize(narrow);
      }
    }
    expect(found).toEqual({});
  });

test("every target of the open drawer is large enough", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/about-us/message/president");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await tooSmall(page)).toEqual([]);
});
