import type { Text } from "#app/platform/content/text.ts";

/** Letters from which on a text can be judged: shorter ones may be abbreviations and names. */
const fewestLetters = 20;

/** Removes the address that a word is or, as `[words](/page)`, contains. */
function withoutAddress(word: string): string {
  const [link, end] = [word.indexOf("]("), word.lastIndexOf(")")];
  const unlinked = link < 0 || end < link ? word : `${word.slice(0, link)} ${word.slice(end + 1)}`;
  return unlinked.includes("@") || unlinked.includes("://") ? " " : unlinked;
}

/**
 * Whether a Marathi text was typed for a font from before Unicode, such as Kruti Dev, which shows `;qfudksM` as
 * युनिकोड: it has few Devanagari letters, or vowel signs without a letter before them.
 * @param english the same text in English, which a Marathi one may repeat
 */
export function isInOldFont(text: string, english: string | undefined): boolean {
  const words = text
    .split(/\s+/)
    .map(withoutAddress)
    .join(" ")
    .replace(/\{\w+\}|\b[A-Z]{2,}\b/g, " ");
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = words.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const looseSigns = words.match(/(?<=^|\s)[\u093e-\u094d]/g)?.length ?? 0;
  return looseSigns > 1 || (letters >= fewestLetters && text !== english && devanagari < 0.3 * letters);
}

/** The end of an error sentence. */
export const unicodeMarathi: Text = {
  en: "Marathi typed on a Marathi keyboard: this is in an old font, such as Kruti Dev, that other phones cannot show",
  mr: "मराठी कीबोर्डवर टाइप केलेला मजकूर. हा कृती देवसारख्या जुन्या फॉन्टमध्ये आहे; तो इतर फोनवर दिसत नाही",
};
