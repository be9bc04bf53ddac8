import { expect, test } from "vitest";
import { createTurns } from "./turns.server.ts";

test("a form does not wait behind the many of another lane", async () => {
  const turn = createTurns();
  const order: string[] = [];
  const enter = async (lane: string) => {
    await turn(lane);
    order.push(lane);
  };
  await Promise.all([enter("many"), enter("many"), enter("many"), enter("one")]);
  expect(order).toEqual(["many", "one", "many", "many"]);
});

test("the queue goes on after it was empty", async () => {
  const turn = createTurns();
  await turn("a");
  await Promise.all([turn("a"), turn("b")]);
  await expect(turn("a")).resolves.toBeUndefined();
});
