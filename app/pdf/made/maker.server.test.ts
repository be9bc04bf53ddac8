import { expect, test } from "vitest";
import { inLane, requestLane } from "#app/lib/http/queues.server.ts";
import type { MakerJob } from "./jobs.ts";
import { createMaker } from "./maker.server.ts";

test("a person has twenty sheets waiting at most, and is told in both languages to wait with the next", async () => {
  const maker = createMaker();
  const make = () => maker.now({} as MakerJob);
  const all = inLane("clerk", () => Promise.allSettled(Array.from({ length: 40 }, make)));
  maker.close();
  const reasons = (await all).map((each) => each.status === "rejected" && each.reason);
  const refused = reasons.filter((reason) => reason instanceof Response);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.status).toBe(429);
  expect(refused[0]?.headers.get("retry-after")).toBe("10");
  expect(await refused[0]?.text()).toMatch(/still being made.*\n.*तयार होत आहेत/);
});

test("what is made in the background after a person's request is not among the sheets that they wait for", async () => {
  const maker = createMaker();
  let lane: string | undefined = "none";
  const make = async () => {
    lane = requestLane();
  };
  await inLane("clerk", () => maker.later(() => true, make));
  expect(lane).toBeUndefined();
  maker.close();
});
