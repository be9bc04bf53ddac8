import { expect, test } from "vitest";
import { inLane, requestLane } from "#app/platform/http/request-lane.server.ts";
import { createFairTurns, createMaker } from "./maker.server.ts";

test("somebody's one sheet waits for one of another person's many", async () => {
  const inTurn = createFairTurns();
  const order: string[] = [];
  const make = (whose: string) => inTurn(whose, async () => order.push(whose));
  await Promise.all([make("clerk"), make("clerk"), make("clerk"), make("principal")]);
  expect(order).toEqual(["clerk", "clerk", "principal", "clerk"]);
});

test("a person has twenty sheets waiting at most, and is told in both languages to wait with the next", async () => {
  const inTurn = createFairTurns();
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => inTurn("clerk", async () => {})));
  const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason as Response] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.status).toBe(429);
  expect(refused[0]?.headers.get("retry-after")).toBe("10");
  expect(await refused[0]?.text()).toMatch(/still being made.*\n.*तयार होत आहेत/);
});

test("a job that fails does not end the queue", async () => {
  const inTurn = createFairTurns();
  await expect(inTurn("", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inTurn("", async () => 1)).toBe(1);
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
