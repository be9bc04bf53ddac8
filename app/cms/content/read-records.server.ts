import { isMap, isNode, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from "yaml";
import { z } from "zod";
import { ContentError, collectFaults, refuseFaults } from "#app/lib/content-error.ts";
import { type ContentSource, contentSource } from "./content-source.server.ts";

const needsQuotes = [
  ...["BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY", "UNEXPECTED_TOKEN", "BAD_SCALAR_START", "BAD_INDENT"],
  "MISSING_CHAR",
];

const advice =
  'A text with a colon in it, or with a sign such as @ at its beginning, takes quotes around it: "Yes: ask the office."';

function parseRecords(text: string): { records: unknown } | { wrong: string; place: string } {
  try {
    return { records: parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Only the first line of the message; the others repeat the text.
    const wrong = message.split("\n")[0]?.replace(/( at line \d+, column \d+)?:?$/, "");
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    const typed = text.split(/\r\n?|\n/)[(line ?? 1) - 1] ?? "";
    if (/^ *\t/.test(typed))
      return { wrong: "this line begins with a tab. YAML takes spaces there.", place: line ? `, line ${line}` : "" };
    const isQuotes = !(error instanceof YAMLParseError) || needsQuotes.includes(error.code);
    return { wrong: `${wrong}.${isQuotes ? ` ${advice}` : ""}`, place: line ? `, line ${line}` : "" };
  }
}

export function lineOfField(text: string, path: PropertyKey[]): string {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  let node: unknown = contents;
  let start = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isNode(key) && key.toJSON() === step);
      if (!pair) break;
      if (isNode(pair.key)) start = pair.key.range?.[0] ?? start;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (isNode(node)) start = node.range?.[0] ?? start;
    }
  }
  return contents ? `, line ${lineCounter.linePos(start).line}` : "";
}

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each line of which begins with -",
  object: "lines below it, each with a name (for a text in two languages, en and mr)",
};

function inPlainWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return kinds[issue.expected] ?? issue.message;
  if (issue.code === "too_small" && issue.origin === "string") return "a text that is not empty";
  if (issue.code === "too_small" || issue.code === "too_big") {
    const limit = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return issue.origin === "array" ? `a list of ${limit}` : limit;
  }
  return issue.message;
}

const isMissing = (records: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[step], records) ===
  undefined;

function faultsInWords(issue: z.core.$ZodIssue, records: unknown): { path: PropertyKey[]; says: string }[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path, says: `the field ${z.core.toDotPath(path)} is unknown here. Is its name right, and its place?` };
    });
  const takes = inPlainWords(issue);
  const { path } = issue;
  if (path.length === 0)
    return [{ path, says: records == null ? "there is nothing in this file." : `the file takes ${takes}` }];
  const field = z.core.toDotPath(path);
  return [
    {
      path,
      says: isMissing(records, path)
        ? `the field ${field} is missing. It takes ${takes}`
        : `the field ${field} takes ${takes}`,
    },
  ];
}

export type RecordFiles = Record<string, readonly [file: string, schema: z.ZodType, ifMissing?: string | undefined]>;

export type RecordsOf<Files extends RecordFiles> = { [Name in keyof Files]: z.infer<Files[Name][1]> };

/** Ids must be unique, since pages and links refer to them. */
export const listOf = <Schema extends z.ZodType<{ id: string | number }>>(schema: Schema) =>
  z.array(schema).superRefine((records, context) => {
    const seen = new Set<string | number>();
    records.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: "custom", path: [index, "id"], message: `an id of its own; "${id}" is taken` });
      seen.add(id);
    });
  });

function readFile(source: ContentSource, [file, schema, ifMissing]: RecordFiles[string]): unknown {
  const text = source.read(file, ifMissing);
  const parsed = parseRecords(text);
  if ("wrong" in parsed) throw new ContentError(`${source.nameOf(file)}${parsed.place}: ${parsed.wrong}`);
  const result = schema.safeParse(parsed.records);
  if (!result.success)
    refuseFaults(
      result.error.issues
        .flatMap((issue) => faultsInWords(issue, parsed.records))
        .map(({ path, says }) => `${source.nameOf(file)}${lineOfField(text, path)}: ${says}`),
    );
  return result.data;
}

export function readUsable<Files extends RecordFiles>(
  files: Files,
  source: ContentSource,
  faults: string[],
): Partial<RecordsOf<Files>> {
  const records: Record<string, unknown> = {};
  collectFaults(Object.entries(files), faults, ([name, file]) => {
    records[name] = readFile(source, file);
  });
  return records as Partial<RecordsOf<Files>>;
}

/** @throws ContentError with all that cannot be used */
export function readRecords<Files extends RecordFiles>(files: Files, source = contentSource()): RecordsOf<Files> {
  const faults: string[] = [];
  const records = readUsable(files, source, faults);
  refuseFaults(faults);
  return records as RecordsOf<Files>;
}

const known = new WeakMap<RecordFiles | RecordFiles[string], { source: ContentSource; records: unknown }>();

function once(key: RecordFiles | RecordFiles[string], source: ContentSource, read: () => unknown): unknown {
  const before = known.get(key);
  if (before?.source === source) return before.records;
  const records = read();
  known.set(key, { source, records });
  return records;
}

/** Read on first use, so that an error occurs where it can be reported. @throws ContentError with all faults */
export function recordsInFiles<Files extends RecordFiles>(files: Files): RecordsOf<Files> {
  const source = contentSource();
  const readAll = () => {
    const records: Record<string, unknown> = {};
    const faults: string[] = [];
    collectFaults(Object.entries(files), faults, ([name, file]) => {
      records[name] = once(file, source, () => readFile(source, file));
    });
    refuseFaults(faults);
    return records;
  };
  return once(files, source, readAll) as RecordsOf<Files>;
}

export const recordFiles = <const Files extends RecordFiles>(files: Files): Files => files;
