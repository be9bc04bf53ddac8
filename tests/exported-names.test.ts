import { expect, test } from "vitest";
import { type Module, readModule, sourceFiles } from "./help/modules.ts";

/** What React Router asks of a route by these names. */
const conventional = ["ErrorBoundary", "action", "handle", "headers", "links", "loader", "meta", "middleware"];

/** Names that mean the same thing in each file that declares them. */
const oneMeaning = [
  // What a feature adds to the search.
  "searchable",
];

/** The exported names with more than one declaration, one sentence each. */
function collisions(modules: Module[]): string[] {
  const allowed = new Set([...conventional, ...oneMeaning]);
  const files = new Map<string, string[]>();
  for (const { file, declared } of modules)
    for (const name of declared) if (!allowed.has(name)) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files]
    .filter(([, declaring]) => declaring.length > 1)
    .map(([name, declaring]) => `${name} is declared in ${declaring.join(", ")}.`);
}

const modules = sourceFiles().map((file) => readModule(file));

test("each exported name of the app is declared once, so that it has one meaning", () => {
  expect(collisions(modules)).toEqual([]);
});

test("each name that is allowed more often is there more often", () => {
  const names = modules.flatMap(({ declared }) => declared);
  expect(oneMeaning.filter((name) => names.indexOf(name) === names.lastIndexOf(name))).toEqual([]);
});

test("this test sees a function, a constant, a class and a type of the same name, and no re-export", () => {
  const texts = [
    "export async function same() {}",
    "export const { a, b: same } = each;",
    "export class same {}",
    "export interface same {}",
    "export type same = string;",
    "const other = 1;\nexport { other as same };",
    'export { same } from "./0.ts";',
    'export * from "./0.ts";',
    'import { same } from "./0.ts";\nexport { same };',
    "const same = 1;",
    "export default function same() {}",
  ];
  expect(collisions(texts.map((text, at) => readModule(`${at}.ts`, text)))).toEqual([
    "same is declared in 0.ts, 1.ts, 2.ts, 3.ts, 4.ts, 5.ts.",
  ]);
});
