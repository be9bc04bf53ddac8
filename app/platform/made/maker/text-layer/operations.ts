/** An operation in a content stream, such as `1 0 0 -1 9 0 Tm`. */
interface Operation {
  operator: string;
  operands: string[];
  start: number;
  end: number;
}

/** All tokens but a string in parentheses (ISO 32000-1, 7.2 and 7.3). */
const plain = /<<|>>|<[\da-fA-F\s]*>|[[\]]|\/?[^\s()<>[\]{}/%]+/y;
const isOperator = (token: string) => /^[A-Za-z'"]/.test(token) && !/^(true|false|null)$/.test(token);

function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    if (content[at] === "\\") at++;
    else if (content[at] === "(") depth++;
    else if (content[at] === ")" && --depth === 0) return at + 1;
  }
  throw new Error("A string has no end.");
}

/** `content` is read as Latin-1. @throws Error on what no typesetter writes, such as an inline picture */
export function* operationsIn(content: string): Generator<Operation> {
  let [at, from] = [0, -1];
  let operands: string[] = [];
  for (;;) {
    while (/\s/.test(content[at] ?? "")) at++;
    if (at >= content.length) return;
    const start = at;
    if (from < 0) from = start;
    if (content[at] === "(") at = endOfString(content, start);
    else {
      plain.lastIndex = start;
      if (!plain.test(content)) throw new Error(`A drawing cannot be read: ${content.slice(start, start + 40)}`);
      at = plain.lastIndex;
    }
    const token = content.slice(start, at);
    if (!isOperator(token)) operands.push(token);
    else {
      yield { operator: token, operands, start: from, end: at };
      [from, operands] = [-1, []];
    }
  }
}
