import { expect, test } from "vitest";
import { hasWords, wordsIn } from "./draft-words.server.ts";

test("a search finds a typographic apostrophe by the one that keyboards type, and the other way round", () => {
  expect(hasWords({ title: "Teachers’ Day" }, wordsIn("teachers' day"))).toBe(true);
  expect(hasWords({ title: "Teachers' Day" }, wordsIn("Teachers’"))).toBe(true);
  expect(hasWords({ title: "Teachers’ Day" }, wordsIn("women's"))).toBe(false);
});
