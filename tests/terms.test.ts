import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What others have typed: in a search, as the head of a column, before a name. */
const typedByOthers = /^"teacher teachers |^"प्राध्यापकाचे नाव",$|\|प्रा\|प्राध्यापक\|/;

const texts = ["app/**/*.{ts,tsx}", "{content,starter,tests/content}/**/*.yaml"]
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !/\.test\.tsx?$/.test(file));

test("a teacher has one name in Marathi, on the pages, in the office and in posts", () => {
  const lines = texts.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /प्राध्यापक|अधिव्याख्यात/.test(line) && !typedByOthers.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(lines).toEqual([]);
});
