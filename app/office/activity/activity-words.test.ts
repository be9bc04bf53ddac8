import { expect, test } from "vitest";
import { activityWords } from "./activity-words.ts";

test("what is done in the office has a word in both languages", () => {
  const { en, mr } = activityWords;
  expect(Object.keys(mr.actions).sort()).toEqual(Object.keys(en.actions).sort());
  expect(Object.keys(mr.reasons).sort()).toEqual(Object.keys(en.reasons).sort());
  expect(en.actions).toHaveProperty("inbox-mail");
});
