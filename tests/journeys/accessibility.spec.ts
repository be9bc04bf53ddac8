import { axeFaults } from "../help/axe.ts";
import { expect, share, test, upTo } from "../help/journey.ts";
import { pagePaths } from "../help/pages.ts";

const parts = 6;

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" }, expected: /status of 404/ });

    for (const part of upTo(parts))
      test(`axe finds no fault, part ${part + 1} of ${parts} of all pages`, async ({ page, site }) => {
        test.setTimeout(180_000);
        const found: Record<string, unknown> = {};
        const paths = share(await pagePaths(site.url), part, parts);
        for (const [index, path] of paths.entries()) {
          // Each page as a phone draws it in one theme and as a wide screen does in the other.
          const isPhone = (index % 2 === 0) === (colorScheme === "dark");
          await page.setViewportSize(isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 });
          await page.goto(path);
          for (const [rule, faults] of await axeFaults(page)) found[`${path} ${rule}`] = faults;
        }
        expect(found).toEqual({});
      });
  });
