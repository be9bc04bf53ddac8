export const inlineFacts = ["phone", "email", "address", "person", "hours", "name", "town", "retention"] as const;
export type InlineFact = (typeof inlineFacts)[number];

export const numberFacts = ["intake", "total", "firstYear", "year", "minimum"] as const;
export type NumberFact = (typeof numberFacts)[number];

/** Earlier texts say `percent` for `minimum`. */
export const numberFactOf = (name: string): NumberFact | undefined =>
  name === "percent" ? "minimum" : numberFacts.find((fact) => fact === name);

export type InlinePart =
  | string
  | { bold: InlinePart[] }
  | { address: string; words: InlinePart[] }
  | { fact: InlineFact };

const marks = /\*\*(?<bold>.+?)\*\*|\[(?<words>[^[\]]+)\]\((?<address>[^\s()]+)\)|\{(?<fact>[a-z]+)\}/g;

const canBeLinked = (address: string) => /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(address);
const isFact = (name: string): name is InlineFact => (inlineFacts as readonly string[]).includes(name);

function partOf({ bold, words, address = "", fact = "" }: Record<string, string | undefined>): InlinePart | undefined {
  if (bold !== undefined) return { bold: inlineParts(bold) };
  if (words !== undefined) return canBeLinked(address) ? { address, words: inlineParts(words) } : undefined;
  return isFact(fact) ? { fact } : undefined;
}

/** The only marks are `**bold**`, `[words](address)` and `{phone}`. Anything else, HTML included, is plain words. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const part = partOf(found.groups ?? {});
    if (part === undefined) continue;
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push(part);
    end = found.index + found[0].length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

export const linksInText = (text: string): string[] =>
  [...text.matchAll(marks)].flatMap(({ groups: { bold, address } = {} }) =>
    address ? [address] : bold ? linksInText(bold) : [],
  );

export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(/\{([a-zA-Z]+)\}/g)].flatMap(([, name = ""]) => (isFact(name) || numberFactOf(name) ? [] : [name]));
