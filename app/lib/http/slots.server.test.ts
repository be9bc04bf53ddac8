import { expect, test, vi } from "vitest";
import { createSlots } from "./queues.server.ts";

test("no more slots are taken than there are, and a freed one can be taken again", () => {
  const slots = createSlots(2);
  const free = slots.take();
  expect(slots.take()).toBeDefined();
  expect(slots.take()).toBeUndefined();
  free?.();
  expect(slots.take()).toBeDefined();
  expect(slots.take()).toBeUndefined();
});

test("each has one slot at a time; freeing it twice frees nobody else's", () => {
  const slots = createSlots(8);
  const free = slots.take("asha");
  expect(slots.take("asha")).toBeUndefined();
  expect(slots.take("ravi")).toBeDefined();
  free?.();
  expect(slots.take("asha")).toBeDefined();
  free?.();
  expect(slots.take("asha")).toBeUndefined();
});

test("slots are wanted for a minute after somebody found none free", () => {
  vi.useFakeTimers();
  const slots = createSlots(1);
  const free = slots.take("asha");
  expect([slots.take("asha"), slots.isWanted()]).toEqual([undefined, false]);
  expect([slots.take("ravi"), slots.isWanted()]).toEqual([undefined, true]);
  free?.();
  vi.advanceTimersByTime(60_000);
  expect(slots.isWanted()).toBe(false);
  vi.useRealTimers();
});
