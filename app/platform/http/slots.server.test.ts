import { expect, test } from "vitest";
import { createSlots } from "./slots.server.ts";

test("no more places are taken than there are, and a freed one is taken again", () => {
  const slots = createSlots(2);
  const free = slots.take();
  expect(slots.take()).toBeDefined();
  expect(slots.take()).toBeUndefined();
  free?.();
  expect(slots.take()).toBeDefined();
  expect(slots.take()).toBeUndefined();
});

test("each has one place at a time; to free it twice frees nobody else's", () => {
  const slots = createSlots(8);
  const free = slots.take("asha");
  expect(slots.take("asha")).toBeUndefined();
  expect(slots.take("ravi")).toBeDefined();
  free?.();
  expect(slots.take("asha")).toBeDefined();
  free?.();
  expect(slots.take("asha")).toBeUndefined();
});
