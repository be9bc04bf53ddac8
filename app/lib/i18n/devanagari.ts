import { latinDigits } from "./format.ts";

/** Latin letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ħ: "h", ı: "i", þ: "th", ŋ: "n" },
};
/** Only Latin blocks of marks: to look behind each vowel sign of Devanagari would take long. */
const latinMarks = /(?<=\p{Script=Latin})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]+/gu;
const special = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** `Nāshik` is nashik, `Łódź` is lodz; the result is decomposed (NFKD). */
export const plainLatin = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(latinMarks, "")
    .replace(special, (letter) => plainLetters[letter] ?? letter);

/** Sequences that look like one sign; font converters and some keyboards write them. */
const signs = {
  ...{ "\u093e\u0945": "\u0949", "\u093e\u0946": "\u094a", "\u093e\u0947": "\u094b", "\u093e\u0948": "\u094c" },
  ...{ "\u0945\u093e": "\u0949", "\u0946\u093e": "\u094a", "\u0947\u093e": "\u094b", "\u0948\u093e": "\u094c" },
};

/** Unicode, chapter 12, "Devanagari Vowel Letters"; and the eyelash ra of ऱ्य. */
const letters = {
  ...{ "\u0905\u0946": "\u0904", "\u0905\u093e": "\u0906", "\u0930\u094d\u0907": "\u0908", "\u0909\u0941": "\u090a" },
  ...{ "\u090f\u0945": "\u090d", "\u090f\u0946": "\u090e", "\u090f\u0947": "\u0910", "\u0905\u0945": "\u0972" },
  ...{ "\u0905\u0949": "\u0911", "\u0906\u0945": "\u0911", "\u0905\u094a": "\u0912", "\u0906\u0946": "\u0912" },
  ...{ "\u0905\u094b": "\u0913", "\u0906\u0947": "\u0913", "\u0905\u094c": "\u0914", "\u0906\u0948": "\u0914" },
  "\u0930\u094d\u200d": "\u0931\u094d",
};

function replacer(replacements: Record<string, string>): (text: string) => string {
  const sequences = new RegExp(Object.keys(replacements).join("|"), "g");
  return (text) => text.replace(sequences, (sequence) => replacements[sequence] ?? sequence);
}
const [withSigns, withLetters] = [replacer(signs), replacer(letters)];

/** NFC, and one spelling for Devanagari sequences that no reader can tell apart; joiners stay only after a virama. */
export function canonical(text: string): string {
  const composed = text.normalize("NFC");
  if (!/[\u0900-\u097f]/.test(composed)) return composed;
  const joined = composed.replace(/(?<=[\u0900-\u094c\u094e-\u097f])[\u200c\u200d]+/g, "");
  // Composed again: a joiner may have stood between a letter and its nukta.
  return withLetters(withSigns(joined)).normalize("NFC");
}

/** More often written as an anusvara: अन्तिम, अंतिम. */
const nasal =
  /\u0919\u094d(?=[क-घ])|\u091e\u094d(?=[च-झ])|\u0923\u094d(?=[ट-ढ])|\u0928\u094d(?=[त-ध])|\u092e\u094d(?=[प-भ])/g;

/** Without spellings that nobody types in a search: nukta, visarga, joiners, candrabindu, which nasal. */
export function searchFold(text: string): string {
  // Most words of English pages: a search folds each word of its results.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return latinDigits(plainLatin(canonical(text.normalize("NFKC"))))
    .replace(/[\u0903\u093c\u200c\u200d]/g, "")
    .replace(/\u090d/g, "\u0972")
    .replace(/\u0945?[\u0901\u0902]/g, "\u0902")
    .replace(nasal, "\u0902")
    .normalize("NFC");
}
