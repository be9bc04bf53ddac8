import { describe, expect, test } from "vitest";
import { type Module, missingImports, readModule, sourceFiles, withoutComments } from "./help/modules.ts";

/** The part of the app that a file belongs to: a feature by its name. */
function areaOf(file: string): string {
  if (/^app\/(settings|setting-values|built-token|log)(\.server)?\.ts$/.test(file)) return "settings";
  const [, area, feature] = /^app\/(platform|design|features\/([^/]+))\//.exec(file) ?? [];
  if (feature ?? area) return feature ?? (area as string);
  return /^(server\.ts|app\/[^/]+)$/.test(file) ? "root" : "nowhere";
}

/** What each kind of file inside a feature may import from it. */
const mayImport = {
  plain: ["plain"],
  rows: ["plain", "rows"],
  service: ["plain", "rows", "service"],
  drawing: ["plain", "drawing"],
  action: ["plain", "service", "action"],
  page: ["plain", "service", "drawing", "action"],
};
type Kind = keyof typeof mayImport;

/** The kind of a feature's file, by its suffix. */
function kindOf(file: string): Kind {
  if (/page\.tsx$|endpoint\.ts$|\/endpoints\/[^.]+\.ts$/.test(file)) return "page";
  if (/\.action\.server\.ts$/.test(file)) return "action";
  if (/\.rows\.server\.ts$/.test(file)) return "rows";
  if (/\.server\.tsx?$/.test(file)) return "service";
  return file.endsWith(".tsx") ? "drawing" : "plain";
}

const isIndex = (file: string) => /\/index(\.server|\.view)?\.ts$/.test(file);

/** What a feature has for others: what their names say, and what its indexes hand on. */
const isOpen = (file: string) =>
  isIndex(file) || /^app\/features\/[^/]+\/(schema|words|kinds|records\.server)\.ts$/.test(file);

/** Why a file may not import another; undefined when it may. */
function faultOf(file: string, imported: string): string | undefined {
  const [own, other] = [areaOf(file), areaOf(imported)];
  if (own === "nowhere") return "there is no such part of the app";
  if (own === "root" || other === "settings" || imported.startsWith("db/")) return undefined;
  if (own === "settings") return "settings and the log import nothing else of the app";
  if (other === "root") return "nothing imports the composition root";
  if (file.startsWith("app/platform/activity/") && imported.startsWith("app/platform/records/"))
    return "the log of activities knows no records";
  if (own === "platform") return other === "platform" ? undefined : "the platform knows no feature and no design";
  if (own === "design") return ["platform", "design"].includes(other) ? undefined : "the design knows no feature";
  if (other === "platform") return undefined;
  if (other === "design")
    return ["rows", "service"].includes(kindOf(file)) ? "what draws nothing imports no design" : undefined;
  const draws = ["drawing", "page"].includes(kindOf(file));
  if (own !== other && imported.endsWith("/index.view.ts") && !draws) return "only drawing imports drawing";
  const serves = !["drawing", "plain"].includes(kindOf(file)) || isIndex(file);
  if (own !== other && !isOpen(imported)) return `${imported.split("/").at(-1)} is not what ${other} has for others`;
  if (own !== other && imported.endsWith(".server.ts") && !serves) return "only what serves imports services";
  if (own !== other) return undefined;
  if (isIndex(file))
    return file.endsWith("/index.ts") && imported.endsWith(".tsx") ? "index.ts draws nothing" : undefined;
  const [from, to] = [kindOf(file), kindOf(imported)];
  return mayImport[from].includes(to) ? undefined : `inside a feature, ${from} does not import ${to}`;
}

/** The forbidden imports of a file, one sentence each. */
const faultsOf = ({ file, imports }: Module): string[] =>
  imports.flatMap((imported) => {
    const fault = faultOf(file, imported);
    return fault === undefined ? [] : [`${file} imports ${imported}: ${fault}.`];
  });

const modules = sourceFiles().map((file) => readModule(file));

describe("the layers of the app", () => {
  test("import from each other only as ARCHITECTURE.md says", () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.flatMap(faultsOf)).toEqual([]);
  });

  test("are named correctly in every import", () => {
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

test("the client of PostgreSQL is loaded only where DATABASE_URL asks for it: nothing else imports its files", () => {
  const loads = /^(import(?! type)[^;]*|export [^;]*from) "(pg|[^"]*\/postgres-[\w-]+\.server\.ts)";$/m;
  const loading = modules.filter(({ text }) => loads.test(text)).map(({ file }) => file);
  expect(loading).toContain("app/platform/db/postgres-store.server.ts");
  expect(loading.filter((file) => !/\/postgres-[\w-]+\.server\.ts$/.test(file))).toEqual([]);
});

describe("this test", () => {
  const made = (file: string, text: string) => readModule(file, text);
  const service = "app/features/notices/notices.service.server.ts";

  test("sees a forbidden import, also of a type, a dynamic one and a re-export", () => {
    for (const text of [
      'import { a } from "./a-page.tsx";',
      'import type { A } from "#app/features/notices/a-page.tsx";',
      'const a = await import("./a-page.tsx");',
      'export { a } from "./a-page.tsx";',
      'export * from "./a-page.tsx";',
      'type A = typeof import("./a-page.tsx");',
    ])
      expect(faultsOf(made(service, text))).toEqual([
        `${service} imports app/features/notices/a-page.tsx: inside a feature, service does not import page.`,
      ]);
  });

  test.each([
    ["app/platform/http/a.ts", "app/features/events/index.ts"],
    ["app/platform/http/a.ts", "app/design/page.tsx"],
    ["app/platform/activity/a.ts", "app/platform/records/a.ts"],
    ["app/design/page.tsx", "app/features/events/index.ts"],
    ["app/features/events/a.ts", "app/services.server.ts"],
    ["app/features/events/a.tsx", "app/features/notices/card.tsx"],
    ["app/features/events/card.tsx", "app/features/events/events.rows.server.ts"],
    ["app/features/events/a.action.server.ts", "app/features/events/card.tsx"],
    ["app/features/events/events.service.server.ts", "app/design/page.tsx"],
    ["app/features/events/schema.ts", "app/features/notices/index.view.ts"],
    ["app/features/events/index.ts", "app/features/events/card.tsx"],
    ["app/features/events/schema.ts", "app/features/notices/index.server.ts"],
    ["app/features/events/card.tsx", "app/features/notices/records.server.ts"],
    ["app/features/events/schema.ts", "app/features/notices/archive/schema.ts"],
    ["app/features/events/a.server.ts", "app/features/notices/notices.service.server.ts"],
    ["app/services/notices.ts", "app/platform/http/a.ts"],
  ])("sees that %s may not import %s", (file, imported) => {
    expect(faultsOf(made(file, `import "#${imported}";`))).toHaveLength(1);
  });
});
