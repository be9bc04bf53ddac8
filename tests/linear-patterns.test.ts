import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { slowPartsOf } from "./help/slow-pattern.ts";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value) look(value as Node);
  for (const each of Object.values(value)) visit(each, look);
}

/** The text of a string or template; a 1, which fits everywhere, stands for what a template is filled with. Undefined for anything else. */
function textOf(node: unknown): string | undefined {
  const { type, value, quasi, quasis, callee } = (node ?? {}) as Record<string, unknown>;
  // `words.join("|")`
  if (type === "CallExpression" && (callee as { property?: { name: string } }).property?.name === "join") return "1";
  if (type === "Literal" && typeof value === "string") return value;
  if (type === "TaggedTemplateExpression") return textOf({ ...(quasi as object), isRaw: true });
  if (type !== "TemplateLiteral") return undefined;
  const key = (node as { isRaw?: true }).isRaw ? "raw" : "cooked";
  return (quasis as { value: Record<string, string> }[]).map((each) => each.value[key]).join("1");
}

interface Found {
  file: string;
  place: string;
  /** Undefined for one that is made of something else at run time. */
  pattern: RegExp | undefined;
}

function patternsIn(file: string): Found[] {
  const text = readFileSync(file, "utf8");
  // Most files have none, and need not be parsed.
  if (!/(^|[^\w)\]"'`.*<])\/[^/*>]|RegExp\(/m.test(text)) return [];
  const found: Found[] = [];
  const add = ({ start, end }: Node, pattern: RegExp | undefined) => {
    const line = text.slice(0, start).split("\n").length;
    found.push({ file, place: `${file}:${line} ${text.slice(start, end)}`, pattern });
  };
  visit(parseSync(file, text).program, (node) => {
    const { regex, callee, arguments: given } = node as Record<string, unknown>;
    if (node.type === "Literal" && regex) {
      const { pattern, flags } = regex as { pattern: string; flags: string };
      add(node, new RegExp(pattern, flags));
    }
    if (!/^(New|Call)Expression$/.test(node.type) || (callee as { name?: string }).name !== "RegExp") return;
    const [source, flags] = (given as unknown[]).map(textOf);
    add(node, source === undefined ? undefined : new RegExp(source, flags));
  });
  return found;
}

/** Judged by hand: what the test cannot see. */
const linearAnyway: Record<string, string> = {
  "app/cms/content/inline-text.ts .+?": "a second `**` ends it, so none begins within it",
};

const files = globSync("{app,scripts,bench,firebase,db,*.ts}{,/**/*.{ts,tsx,js,mjs}}", {
  exclude: (name) => name.includes("node_modules") || name.includes(".test."),
}).filter((name) => /\.(tsx?|m?js)$/.test(name));

test("no pattern of the site takes more than linear time", () => {
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(400);
  const slow = patterns.flatMap(({ file, place, pattern }) => {
    if (!pattern) return [`${place}: made at run time`];
    const parts = slowPartsOf(pattern).filter((part) => !linearAnyway[`${file} ${part}`]);
    return parts.length > 0 ? [`${place}: ${parts.join(" ")}`] : [];
  });
  expect(slow).toEqual([]);
});

test.each([
  /\s*%$/,
  /(\s*·\s*)+$/,
  /\s*\n\s*/g,
  /\/+$/,
  /^(.+?)\s*[,;]\s*(\/\S*)$/,
  /\S+@\S+/g,
  /<link\s([^>]*)>/g,
  /content\/.*\.yaml$/,
  /^(\w+\s?)+$/,
  /(?<=.)\+.*$/,
  /x(?!.*y)/g,
])("%s is named as slow", (pattern) => {
  expect(slowPartsOf(pattern)).not.toEqual([]);
});

test.each([
  /\s+/g,
  /^\s*%$/,
  /(?<!\/)\/+$/,
  /<link\s([^<>]*)>/g,
  /\bq=\w+;/,
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  /name="([^"]*)"/,
])("%s is not", (pattern) => {
  expect(slowPartsOf(pattern)).toEqual([]);
});
