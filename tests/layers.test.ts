import { expect, test } from "vitest";
import { type Module, missingImports, readModule, sourceFiles, withoutComments } from "./help/modules.ts";

/** The rooms of app/ in their order: each imports itself, its peers in the same line, and those before it. */
const rooms = [["lib"], ["cms"], ["pdf", "ui"], ["site", "register", "forms", "inbox", "people"], ["office"]];

/** The position of a file's room; files directly in app/ put everything together, and settings are for all. */
function orderOf(file: string): number {
  if (/^app\/(settings|setting-values|log)(\.server)?\.ts$/.test(file)) return -1;
  if (/^(server\.ts|app\/[^/]+)$/.test(file)) return rooms.length;
  if (!file.startsWith("app/")) return -1;
  return rooms.findIndex((peers) => peers.some((room) => file.startsWith(`app/${room}/`)));
}

const faultsOf = ({ file, imports }: Module): string[] =>
  imports.filter((imported) => orderOf(imported) > orderOf(file)).map((imported) => `${file} imports ${imported}.`);

const modules = sourceFiles().map((file) => readModule(file));

test("each room of the app imports only itself, its peers and the rooms before it", () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter(({ file }) => orderOf(file) < 0 && !/^app\/[^/]+$/.test(file)).map(({ file }) => file)).toEqual(
    [],
  );
  expect(modules.flatMap(faultsOf)).toEqual([]);
  expect(modules.flatMap(missingImports)).toEqual([]);
});

test.each([
  ["app/lib/http/a.ts", 'import { a } from "#app/cms/records/kind.ts";'],
  ["app/cms/records/a.ts", 'import type { A } from "#app/ui/page.tsx";'],
  ["app/ui/a.tsx", 'const a = await import("../site/fees/fee-table.tsx");'],
  ["app/site/fees/a.ts", 'export { a } from "#app/office/start/start-page.tsx";'],
  ["app/inbox/a.ts", 'type A = typeof import("#app/services.server.ts");'],
])("an import against the order is seen in %s: %s", (file, text) => {
  expect(faultsOf(readModule(file, text))).toHaveLength(1);
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
  expect(loading).toContain("app/lib/db/postgres-store.server.ts");
  expect(loading.filter((file) => !/\/postgres-[\w-]+\.server\.ts$/.test(file))).toEqual([]);
});
