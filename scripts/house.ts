/** Prints how large the code is: `node scripts/house.ts`. Tests are left out. */
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { fileOf } from "../tests/help/modules.ts";

const isTest = (file: string) => /\.(test|d)\.tsx?$/.test(file);
const sources = globSync(["app/**/*.{ts,tsx}", "db/**/*.ts"]).filter((file) => !isTest(file));
const styles = globSync("app/**/*.css");
const linesOf = (text: string) => text.split("\n").length - 1;

/** The lines that hold a comment or a part of one. */
function commentLines(text: string, comments: { start: number; end: number }[]): number {
  const lines = new Set<number>();
  for (const { start, end } of comments) {
    const first = linesOf(text.slice(0, start));
    const last = first + linesOf(text.slice(start, end));
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines.size;
}

const sizes: number[] = [];
const rooms = new Map<string, { files: number; lines: number }>();
const exported: string[] = [];
const importers = new Map<string, Set<string>>();
let comments = 0;

for (const file of sources) {
  const text = readFileSync(file, "utf8");
  const { comments: all, module } = parseSync(file, text);
  sizes.push(linesOf(text));
  comments += commentLines(text, all);
  const name = /^app\/([^/]+)\//.exec(file)?.[1] ?? file.split("/")[0] ?? "";
  const room = rooms.get(name) ?? { files: 0, lines: 0 };
  rooms.set(name, { files: room.files + 1, lines: room.lines + linesOf(text) });
  for (const { entries } of module.staticExports)
    for (const { exportName } of entries) if (exportName.name) exported.push(`${file} ${exportName.name}`);
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries) {
      const key = `${fileOf(moduleRequest.value, file)} ${importName.name ?? importName.kind}`;
      importers.set(key, (importers.get(key) ?? new Set()).add(file));
    }
}

const code = sizes.reduce((sum, size) => sum + size, 0);
const inStyles = styles.reduce((sum, file) => sum + linesOf(readFileSync(file, "utf8")), 0);
const usedBy = (count: number) => exported.filter((each) => (importers.get(each)?.size ?? 0) === count).length;
const median = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)];

console.table({
  "TypeScript files": sizes.length,
  "their lines": code,
  "median lines of a file": median,
  "lines with a comment": comments,
  "comments, per cent": Number(((100 * comments) / code).toFixed(1)),
  "lines of styles": inStyles,
  "exports that one file imports": usedBy(1),
  "exports that no file imports": usedBy(0),
});
console.table(Object.fromEntries(rooms));
