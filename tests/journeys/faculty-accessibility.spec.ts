import type { Page } from "@playwright/test";
import { axeFaults } from "../help/axe.ts";
import { otherWays, ways } from "../help/faculty-journeys.ts";
import { walks } from "../help/faculty-states.ts";
import { expect, isTurnOf, test } from "../help/journey.ts";
import { cut, overlaid, sticksOut, tooSmall } from "../help/layout.ts";

/** The layout faults of a page in the narrowest window, and in one twice as wide with text at double size. */
async function layoutFaults(page: Page) {
  const before = page.viewportSize();
  const faults = async () => [...(await cut(page)), ...(await overlaid(page)), ...(await sticksOut(page))];
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = [...(await faults()), ...(await tooSmall(page))];
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "212.5%"));
  const large = await faults();
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
  return { narrow, large };
}

for (const way of [ways[0], otherWays[0]])
  test.describe(way.name, () => {
    test.use({ ...way.use, expected: /status of 4\d\d|ERR_FAILED/ });

    for (const [index, [what, walk]] of Object.entries(walks).entries())
      if (isTurnOf(way === ways[0] ? "en" : "mr", index))
        test(`axe finds no fault with ${what}, and nothing is cut, covered or too small`, async ({
          page,
          context,
          site,
        }) => {
          await walk({ page, context, site, way }, async (state) => {
            expect.soft(await axeFaults(page), state).toEqual([]);
            expect.soft(await layoutFaults(page), state).toEqual({ narrow: [], large: [] });
          });
        });
  });
