import { setImmediate as nextRound } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairQueue } from "./queues.server.ts";

const limits = { mostAtOnce: 3, longestTurn: 50 };

// On a busy machine the time after which a waiting form no longer counts would pass by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("a form does not wait behind the many of another lane", async () => {
  const queue = createFairQueue(limits);
  const order: string[] = [];
  const enter = async (lane: string) => {
    using _turn = await queue.enter(lane);
    order.push(lane);
  };
  await Promise.all([enter("many"), enter("many"), enter("many"), enter("one")]);
  expect(order).toEqual(["many", "many", "one", "many"]);
});

test("the queue goes on after it was empty", async () => {
  const queue = createFairQueue(limits);
  const enter = async (lane: string) => {
    using _turn = await queue.enter(lane);
    return lane;
  };
  await enter("a");
  await Promise.all([enter("a"), enter("b")]);
  await expect(enter("a")).resolves.toBe("a");
});

/** Enqueues a crowd of forms, none of which is answered by itself. @returns the turns that have begun, in their order */
async function crowd(size: number) {
  const queue = createFairQueue(limits);
  const turns: Disposable[] = [];
  for (let each = 0; each < size; each++) void queue.enter("crowd").then((turn) => turns.push(turn));
  const rounds = async () => {
    for (let each = 0; each < 2 * size; each++) await nextRound();
  };
  await rounds();
  return { turns, rounds };
}

test("a form of a crowd begins when another is answered", async () => {
  const { turns, rounds } = await crowd(20);
  expect(turns).toHaveLength(3);
  turns[0]?.[Symbol.dispose]();
  turns[1]?.[Symbol.dispose]();
  await rounds();
  expect(turns).toHaveLength(5);
});

test("forms that wait for a mail server keep no others waiting", async () => {
  const { turns, rounds } = await crowd(20);
  vi.advanceTimersByTime(50);
  await rounds();
  expect(turns).toHaveLength(6);
});

test("work that fails ends its turn, and no other turn of a queue without a time limit ends by itself", async () => {
  const queue = createFairQueue({ mostAtOnce: 1 });
  const fail = async () => {
    using _turn = await queue.enter("a");
    throw new Error("broken");
  };
  await expect(fail()).rejects.toThrow("broken");
  const turn = await queue.enter("a");
  let isNext = false;
  const next = queue.enter("b").then(() => {
    isNext = true;
  });
  vi.advanceTimersByTime(600_000);
  await nextRound();
  expect([isNext, queue.waitingIn("b"), queue.waitingIn("a")]).toEqual([false, 1, 0]);
  turn[Symbol.dispose]();
  await next;
});
