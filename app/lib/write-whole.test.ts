import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/help/temporary.ts";
import { writeWhole } from "./write-whole.ts";

test("two that write the same file at once both succeed, and leave one whole file", async () => {
  const folder = temporaryFolder("write-whole-");
  const texts = ["a", "b", "c", "d"].map((letter) => letter.repeat(100_000));
  await Promise.all(texts.map((text) => writeWhole(join(folder, "kept.json"), text)));
  expect(await readdir(folder)).toEqual(["kept.json"]);
  expect(texts).toContain(await readFile(join(folder, "kept.json"), "utf8"));
});
