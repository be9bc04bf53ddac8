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
