import type { Locale } from "#app/platform/i18n/locale.ts";

/** What is missing: the text in one language, or anything that does not depend on the language. */
export type Missing = Locale | "any";

// Two characters from Unicode's private use area, which records never contain.
const [open, close] = ["\uE000", "\uE001"];

/** A placeholder for something missing in a draft's record; `markGaps` replaces it with words. */
export const gap = (what: Missing): string => open + what + close;

const parts = /<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const gaps = new RegExp(`${open}(en|mr|any)${close}`, "g");
const leftOver = new RegExp(`[${open}${close}]`, "g");

/** Replaces the placeholders in a page with words, highlighted in visible text. The words are plain text. */
export function markGaps(html: string, words: Record<Missing, string>): string {
  if (!html.includes(open)) return html;
  return html
    .replace(parts, (part) =>
      part.replace(gaps, (_, what: Missing) =>
        part.startsWith("<") ? words[what] : `<mark class="gap">${words[what]}</mark>`,
      ),
    )
    .replace(leftOver, "");
}
