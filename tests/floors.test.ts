import { describe, expect, test } from "vitest";
import { type Module, missingImports, readModule, sourceFiles, withoutComments } from "./help/modules.ts";

/** The floors of ARCHITECTURE.md, from the top down; a file imports from its own floor or those beneath. */
const floors: [floor: number, files: RegExp][] = [
  [5, /^(server\.ts|app\/(root\.tsx|routes\.ts|entry\.\w+\.tsx|site\.server\.ts))$/],
  [4, /^app\/pages\//],
  [3, /^app\/(http|ui)\//],
  [2, /^app\/(services\/|(services|sweep|site-of)\.server\.ts$)/],
  [1, /^app\/(store|forms|letters|content|words)\//],
  [0, /^app\/(settings|log)\.server\.ts$/],
];

/** The folders of the layout by feature, whose rules follow once every file is there. */
const hasMoved = (file: string) => /^app\/(platform|design|features)\//.test(file);

const floorOf = (file: string) => floors.find(([, files]) => files.test(file))?.[0];
const roomOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1];

/** What is wrong with where a file imports from, a sentence each. */
function faultsOf({ file, imports }: Module): string[] {
  return imports.flatMap((imported) => {
    const [own, other] = [floorOf(file), floorOf(imported)];
    if (own === undefined || other === undefined) return [];
    if (other > own) return [`${file} is on floor ${own} and imports ${imported}, which is on floor ${other}.`];
    const rooms = [roomOf(file), roomOf(imported)].sort().join();
    return rooms === "http,ui" ? [`${file} imports ${imported}, but http and ui never meet.`] : [];
  });
}

/** The first circle of imports that starts and ends at a file, if there is one. */
function circleAt(start: string, modules: Map<string, Module>): string[] | undefined {
  const waiting = [[start]];
  const seen = new Set<string>();
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    for (const next of modules.get(way.at(-1) as string)?.imports ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push([...way, next]);
    }
  }
  return undefined;
}

/** One sentence for each circle, whichever of its files it is found from. */
function circlesOf(all: Module[]): string[] {
  const modules = new Map(all.map((module) => [module.file, module]));
  const circles = all.flatMap(({ file }) => {
    const circle = circleAt(file, modules);
    return circle ? [[[...circle].sort().join(), circle.join(" → ")] as const] : [];
  });
  const unique = new Map(circles.map(([files, way]) => [[...new Set(files.split(","))].join(), way]));
  return [...unique.values()].map((way) => `Imports go in a circle: ${way}.`);
}

const modules = sourceFiles().map((file) => readModule(file));

describe("the floors of the house", () => {
  test("have a place for every file", () => {
    expect(modules.length).toBeGreaterThan(50);
    const homeless = modules.filter(({ file }) => floorOf(file) === undefined && !hasMoved(file));
    expect(homeless.map(({ file }) => file)).toEqual([]);
  });

  test("are imported from downward only, and http and ui never meet", () => {
    expect(modules.flatMap(faultsOf)).toEqual([]);
  });

  test("have no circle of imports", () => {
    expect(circlesOf(modules)).toEqual([]);
  });

  test("are named rightly wherever one imports another", () => {
    expect(modules.flatMap(missingImports)).toEqual([]);
  });
});

test("only app/settings.server.ts reads the environment", () => {
  const readers = modules.filter((module) =>
    /process\s*(\?\.|\.|\[\s*["'`])\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|from "(node:)?process"/.test(
      withoutComments(module),
    ),
  );
  expect(readers.map(({ file }) => file)).toEqual(["app/settings.server.ts"]);
});

test("every function that others may use says what it does", () => {
  const conventional = ["loader", "action", "meta", "links", "headers", "handle"];
  const isRoute = (file: string) =>
    /^app\/(root\.tsx$|pages\/|.*(page\.tsx|endpoint\.ts)$|features\/endpoints\/)/.test(file);
  const silent = modules.flatMap(({ file, exported }) =>
    exported
      .filter(({ name, isDocumented }) => !isDocumented && !(isRoute(file) && conventional.includes(name)))
      .map(({ name }) => `${file}: ${name} has no doc comment.`),
  );
  expect(silent).toEqual([]);
});

describe("this test", () => {
  const made = (file: string, text: string) => readModule(file, text);

  test("sees an import that goes up, also of a type, of a later one and of one handed on", () => {
    for (const text of [
      'import { a } from "../pages/a.ts";',
      'import type { A } from "#app/pages/a.ts";',
      'const a = await import("../pages/a.ts");',
      'export { a } from "../pages/a.ts";',
      'export * from "../pages/a.ts";',
      'type A = typeof import("../pages/a.ts");',
    ])
      expect(faultsOf(made("app/words/b.ts", text))).toEqual([
        "app/words/b.ts is on floor 1 and imports app/pages/a.ts, which is on floor 4.",
      ]);
  });

  test("sees http and ui meet, in either direction", () => {
    expect(faultsOf(made("app/http/a.ts", 'import "../ui/b.tsx";'))).toHaveLength(1);
    expect(faultsOf(made("app/ui/b.tsx", 'import type { A } from "#app/http/a.ts";'))).toHaveLength(1);
  });

  test("sees a circle of two and of three, once", () => {
    const two = [
      made("app/words/a.ts", 'import "./b.ts";'),
      made("app/words/b.ts", 'import type { A } from "./a.ts";'),
    ];
    expect(circlesOf(two)).toEqual(["Imports go in a circle: app/words/b.ts → app/words/a.ts → app/words/b.ts."]);
    const three = ["ab", "bc", "ca"].map(([from, to]) => made(`app/ui/${from}.ts`, `import "./${to}.ts";`));
    expect(circlesOf(three)).toHaveLength(1);
  });

  test("sees a function without a doc comment, and takes no other comment for one", () => {
    const { exported } = made(
      "app/ui/a.tsx",
      "/** Told. */\nexport const a = () => 1;\n// no\nexport function b() {}\n/** of c */\nconst c = 1;\nexport default function D() {}",
    );
    expect(exported).toEqual([
      { name: "a", isDocumented: true },
      { name: "b", isDocumented: false },
      { name: "default", isDocumented: false },
    ]);
  });
});
