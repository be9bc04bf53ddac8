import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** A source file, its imports within the project, its exported functions, and all names that it exports. */
export interface Module {
  file: string;
  text: string;
  /** Imported files of the project, including types and dynamic imports. */
  imports: string[];
  exported: { name: string; isDocumented: boolean }[];
  /** Names of all kinds that it exports and declares itself, without the default. */
  declared: string[];
}

/** The source files of the site, without tests and declarations. */
export const sourceFiles = (): string[] =>
  ["server.ts", ...globSync("app/**/*.{ts,tsx}").map((file) => file.replaceAll("\\", "/"))]
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .sort();

/** The project file of an import, if it has one. */
function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#app/")) return path.slice(1);
  if (!path.startsWith(".") || path.includes("/+types/")) return undefined;
  return posix.normalize(posix.join(posix.dirname(importer), path));
}

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed["program"]["body"][number];

/** The functions that a statement exports: declarations, and constants with arrow functions. */
function functionsIn(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportDefaultDeclaration") return [];
  const { declaration } = statement;
  if (declaration === null) return [];
  if (declaration.type === "FunctionDeclaration" || declaration.type === "TSDeclareFunction")
    return [statement.type === "ExportDefaultDeclaration" ? "default" : (declaration.id?.name ?? "")];
  if (declaration.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && (init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression")
      ? [id.name]
      : [],
  );
}

/** Whether a doc comment ends right before the statement. */
const isDocumented = (statement: Statement, { comments }: Parsed, text: string) =>
  comments.some(
    ({ type, value, end }) =>
      type === "Block" && value.startsWith("*") && end < statement.start && !text.slice(end, statement.start).trim(),
  );

/** Parses one source file. */
export function readModule(file: string, text = readFileSync(file, "utf8")): Module {
  const parsed = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
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
  const found = parsed.program.body.flatMap((statement) =>
    functionsIn(statement).map((name) => ({ name, isDocumented: isDocumented(statement, parsed, text) })),
  );
  // For a function with overloads, one comment is enough.
  const names = [...new Set(found.map(({ name }) => name))];
  const exported = names.map((name) => ({
    name,
    isDocumented: found.some((each) => each.name === name && each.isDocumented),
  }));
  const imports = specifiers.flatMap((specifier) => fileOf(specifier, file) ?? []);
  const declared = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest === null ? (exportName.name ?? []) : [])),
  );
  return { file, text, imports: [...new Set(imports)], exported, declared: [...new Set(declared)] };
}

/** The text of a file without its comments. */
export function withoutComments({ file, text }: Module): string {
  const { comments } = parseSync(file, text);
  return comments.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

/** Imports that resolve to no file; a typo would otherwise hide a violation. */
export const missingImports = ({ file, imports }: Module): string[] =>
  imports.filter((each) => !existsSync(join(each))).map((each) => `${file} imports ${each}, which is not there.`);
