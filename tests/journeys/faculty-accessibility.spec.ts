import { axeFaults } from "../help/axe.ts";
import { otherWays, ways } from "../help/faculty-journeys.ts";
import { walks } from "../help/faculty-states.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { isTurnOf } from "../help/turns.ts";

for (const way of [ways[0], otherWays[0]])
  test.describe(way.name, () => {
    test.use({ ...way.use, expected: /status of 4\d\d|ERR_FAILED/ });

    for (const [index, [what, walk]] of Object.entries(walks).entries())
      if (isTurnOf(way === ways[0], index))
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
