import type { Locale } from "#app/platform/i18n/locale.ts";

/** What is missing: the text in a language, or something that is not of a language. */
export type Missing = Locale | "any";

// Two characters of Unicode's private use, which no text of a record has.
const [open, close] = ["\uE000", "\uE001"];

/** What is put in a draft's record for something that is missing; `markGaps` makes words of it. */
export const gap = (what: Missing): string => open + what + close;

const parts = /<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const gaps = new RegExp(`${open}(en|mr|any)${close}`, "g");
const leftOver = new RegExp(`[${open}${close}]`, "g");

/** Puts words into a page where something is missing, and marks them where they are read. The words are plain text. */
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
