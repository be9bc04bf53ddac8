import { glob, readFile } from "node:fs/promises";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import { expect, test } from "vitest";
import { readContent } from "#app/records.server.ts";

// Every other test uses the sample institute in tests/content/, so that an institute may change all of its own content.
test("the records and page texts of content/ can be used", async () => {
  expect(() => readContent("content")).not.toThrow();
  const { transform } = mdx({ remarkPlugins: [remarkFrontmatter] });
  const faults: string[] = [];
  for await (const file of glob("content/pages/**/*.mdx"))
    await transform(await readFile(file, "utf8"), file).catch((error: Error) =>
      faults.push(`${file}: ${error.message}`),
    );
  expect(faults).toEqual([]);
});
