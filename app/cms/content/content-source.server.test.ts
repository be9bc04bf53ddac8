import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../../../tests/help/temporary.ts";
import { openOrLast, setContentSource } from "./content-source.server.ts";
import { recordsInFiles } from "./read-records.server.ts";

const shape = z.strictObject({ name: z.string() });
let folders: { contentDir: string; dataDir: string };
const write = (text: string) => writeFileSync(join(folders.contentDir, "institute.yaml"), text);
const kept = () => join(folders.dataDir, "content.json");

/** A start: its problem, if it has one, and what it shows. */
function start(schema: z.ZodType = shape): [problem: string | undefined, shown: unknown] {
  const files = { institute: ["institute.yaml", schema] } as const;
  const opened = openOrLast(folders, () => void recordsInFiles(files));
  opened.keep();
  return [opened.problem, recordsInFiles(files).institute];
}

beforeEach(() => {
  folders = { contentDir: temporaryFolder("content-"), dataDir: join(temporaryFolder("data-"), "data") };
});
afterEach(() => setContentSource(undefined));

test("a first start with content that cannot be used is refused, in sentences that name file and line", () => {
  write("nam: Nimb College\n");
  expect(() => start()).toThrow(
    /institute\.yaml, line 1: the field name is missing\. It takes a text\n.+, line 1: the field nam is unknown here/,
  );
});

test("after a good start, a mistake leaves the site as it was, and is named", () => {
  write("name: Nimb College\n");
  expect(start()).toEqual([undefined, { name: "Nimb College" }]);
  write("name: Nimb: a college\n");
  const wrong = [expect.stringMatching(/institute\.yaml, line 1: .*quotes/), { name: "Nimb College" }];
  expect(start()).toEqual(wrong);
  expect(start(), "also the next time").toEqual(wrong);
  write("name: 'Nimb: a college'\n");
  expect(start()).toEqual([undefined, { name: "Nimb: a college" }]);
});

test.each([
  ["was cut off", (text: string) => text.slice(0, 40)],
  ["is empty", () => ""],
  ["lacks a file", (text: string) => text.replace('"institute.yaml"', '"other.yaml"')],
  ["is of another folder", (text: string) => text.replace(folders.contentDir, "/somewhere")],
])("what was kept is not used when it %s", (_, damage) => {
  write("name: Nimb College\n");
  start();
  writeFileSync(kept(), damage(readFileSync(kept(), "utf8")));
  write("name: 1\n");
  expect(() => start()).toThrow(/institute\.yaml, line 1: the field name takes a text$/);
});

test("what another version of the site kept is not used when this one takes other fields", () => {
  write("name: Nimb College\n");
  start();
  write("town: Karad\n");
  expect(() => start(z.strictObject({ name: z.string(), town: z.string() }))).toThrow(
    /line 1: the field name is missing/,
  );
});

test("content that changes while the site runs counts from the next start", () => {
  write("name: Nimb College\n");
  const files = { institute: ["institute.yaml", shape] } as const;
  const opened = openOrLast(folders, () => void recordsInFiles(files));
  write("name: [");
  expect(recordsInFiles(files).institute).toEqual({ name: "Nimb College" });
  opened.keep();
  expect(readFileSync(kept(), "utf8")).toContain("Nimb College");
});
