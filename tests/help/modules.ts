import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** A source file, and its imports within the project. */
export interface Module {
  file: string;
  text: string;
  /** Imported files of the project, including types and dynamic imports. */
  imports: string[];
}

/** The source files of the site, without tests and declarations. */
export const sourceFiles = (): string[] =>
  ["server.ts", ...globSync("app/**/*.{ts,tsx}").map((file) => file.replaceAll("\\", "/"))]
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .sort();

/** The project file of an import, if it has one. */
export function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#app/")) return path.slice(1);
  if (!path.startsWith(".") || path.includes("/+types/")) return undefined;
  return posix.normalize(posix.join(posix.dirname(importer), path));
}

/** Parses one source file. */
export function readModule(file: string, text = readFileSync(file, "utf8")): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end).replace(/^["'`]|["'`]$/g, ""),
  );
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...later,
    // import("./x.ts") as a type
    ...[...text.matchAll(/typeof import\("([^"]+)"\)/g)].map(([, specifier = ""]) => specifier),
  ];
  const imports = specifiers.flatMap((specifier) => fileOf(specifier, file) ?? []);
  return { file, text, imports: [...new Set(imports)] };
}

/** The text of a file without its comments. */
export function withoutComments({ file, text }: Module): string {
  const { comments } = parseSync(file, text);
  return comments.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

/** Imports that resolve to no file; a typo would otherwise hide a violation. */
export const missingImports = ({ file, imports }: Module): string[] =>
  imports.filter((each) => !existsSync(join(each))).map((each) => `${file} imports ${each}, which is not there.`);
