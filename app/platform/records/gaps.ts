import type { Locale } from "#app/platform/i18n/locale.ts";

export type Missing = Locale | "any";

/** `markGaps` replaces these placeholders. No record has the two characters: they are of Unicode's private use area. */
export const gap = (what: Missing): string => `\uE000${what}\uE001`;

const gaps = /\uE000(en|mr|any)\uE001/g;
const leftOver = /[\uE000\uE001]/g;

/** The end of a tag, of an element that has text alone, or of the text before the next tag. */
function endOf(html: string, at: number): number {
  if (html[at] !== "<") return html.indexOf("<", at);
  const [, name] = /^<(script|style|title|textarea)\b/.exec(html.slice(at, at + 10)) ?? [];
  const last = name ? `</${name}>` : ">";
  const found = html.indexOf(last, at);
  return found < 0 ? -1 : found + last.length;
}

function* partsOf(html: string): Generator<string> {
  for (let at = 0; at < html.length; ) {
    const end = endOf(html, at);
    yield html.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? html.length : end;
  }
}

/** The words are inserted as they are: they must be plain text. */
export function markGaps(html: string, words: Record<Missing, string>): string {
  if (!html.includes("\uE000")) return html;
  const marked = partsOf(html).map((part) =>
    part.replace(gaps, (_, what: Missing) =>
      part.startsWith("<") ? words[what] : `<mark class="gap">${words[what]}</mark>`,
    ),
  );
  return [...marked].join("").replace(leftOver, "");
}
