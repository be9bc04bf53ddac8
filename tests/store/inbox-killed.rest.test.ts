import { expect, test } from "vitest";
import { killedClerks } from "../../scripts/attack/inbox.ts";
import { dataFolder } from "../help/services.ts";

test("kill -9 loses no state, merge, walk-in or export's line in the log that was acknowledged, and leaves none done in part", async () => {
  const { acknowledged, faults } = await killedClerks(dataFolder(), 2);
  expect(faults).toEqual([]);
  for (const kind of [/^moved /, /^merged /, /^added /, /^exported$/])
    expect(acknowledged).toContainEqual(expect.stringMatching(kind));
});
