/** Facts of the institute that a text can name in braces, as `{phone}`; each has one home, the record it is from. */
export const inlineFacts = ["phone", "email", "address", "person", "hours", "name", "town", "retention"] as const;
export type InlineFact = (typeof inlineFacts)[number];

/**
 * Facts of the course that every text of the records can name: seats, fees of all years and of the first, the current
 * academic year, and the minimum of 12th marks.
 */
export const numberFacts = ["intake", "total", "firstYear", "year", "minimum"] as const;
export type NumberFact = (typeof numberFacts)[number];

/** The fact that a name in braces stands for; earlier texts say `percent` for `minimum`. */
export const numberFactOf = (name: string): NumberFact | undefined =>
  name === "percent" ? "minimum" : numberFacts.find((fact) => fact === name);

/** A part of a text: plain words, words in bold, a link, or a fact. */
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

/**
 * The parts of a text with the only marks that texts of pages have: `**bold**`, `[words](address)` and `{phone}`.
 * Anything else, HTML included, is plain words.
 */
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

/** The addresses that a text links to. */
export const linksInText = (text: string): string[] =>
  [...text.matchAll(marks)].flatMap(({ groups: { bold, address } = {} }) =>
    address ? [address] : bold ? linksInText(bold) : [],
  );

/** The names in braces that are no facts, as a mistyped `{fone}`. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(/\{([a-zA-Z]+)\}/g)].flatMap(([, name = ""]) => (isFact(name) || numberFactOf(name) ? [] : [name]));
