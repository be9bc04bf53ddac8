import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.server.ts";

test("a form does not wait behind the many of another lane", async () => {
  const enqueue = createFairQueue();
  const order: string[] = [];
  const enter = async (lane: string) => {
    await enqueue(lane);
    order.push(lane);
  };
  await Promise.all([enter("many"), enter("many"), enter("many"), enter("one")]);
  expect(order).toEqual(["many", "many", "one", "many"]);
});

test("the queue goes on after it was empty", async () => {
  const enqueue = createFairQueue();
  await enqueue("a");
  await Promise.all([enqueue("a"), enqueue("b")]);
  await expect(enqueue("a")).resolves.toBeUndefined();
});
