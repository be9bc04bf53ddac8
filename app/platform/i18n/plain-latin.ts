/** Latin letters that are no letter with a mark in Unicode, as they are typed without a special keyboard. */
const plainLetters: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ħ: "h", ı: "i", þ: "th", ŋ: "n" },
};
/** Only the blocks of marks that Latin letters take: to look behind each vowel sign of Devanagari would take long. */
const latinMarks = /(?<=\p{Script=Latin})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]+/gu;
const special = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** A text in small letters, its Latin ones without marks: `Nāshik` is nashik, `Łódź` is lodz. It is decomposed (NFKD). */
export const plainLatin = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(latinMarks, "")
    .replace(special, (letter) => plainLetters[letter] ?? letter);
