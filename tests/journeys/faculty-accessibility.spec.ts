import { axeFaults } from "../help/axe.ts";
import { otherWays, ways } from "../help/faculty-journeys.ts";
import { walks } from "../help/faculty-states.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { isTestedIn } from "../help/one-of-two.ts";

for (const way of [ways[0], otherWays[0]])
  test.describe(way.name, () => {
    test.use({ ...way.use, expected: /status of 4\d\d|ERR_FAILED/ });

    for (const [what, walk] of Object.entries(walks))
      if (isTestedIn(way === ways[0], what))
        test(`axe finds no fault with ${what}, and nothing is cut, covered or too small`, { tag: "@both" }, async ({
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
