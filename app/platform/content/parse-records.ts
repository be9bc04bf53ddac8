import { isMap, isNode, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from "yaml";

const needsQuotes = [
  ...["BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY", "UNEXPECTED_TOKEN", "BAD_SCALAR_START", "BAD_INDENT"],
  "MISSING_CHAR",
];

const advice =
  'A text with a colon in it, or with a sign such as @ at its beginning, takes quotes around it: "Yes: ask the office."';

export function parseRecords(text: string): { records: unknown } | { wrong: string; place: string } {
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
