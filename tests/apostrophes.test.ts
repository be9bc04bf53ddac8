import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./help/modules.ts";

/** What is inside a string of a source file: words of screens, mails and papers, and not imports or ids. */
const textsOfSource = (file: string): string[] => readFileSync(file, "utf8").match(/"[^"\n]* [^"\n]*"|`[^`]*`/g) ?? [];

/** The lines of a file of content, without comments. */
const textsOfContent = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"));

test("the texts that people read have typographic apostrophes", () => {
  const words = sourceFiles().filter((file) => /^app\/(ui|site|register|forms|inbox|people|office)\//.test(file));
  const content = globSync("{content,starter}/**/*.yaml");
  expect([words.length > 100, content.length > 60]).toEqual([true, true]);
  const texts = [...words.flatMap(textsOfSource), ...content.flatMap(textsOfContent)];
  expect(texts.filter((text) => /[A-Za-z]'(s|t|re|ve|ll|d|m)\b|[A-Za-z]s' [A-Za-z]/.test(text))).toEqual([]);
});
