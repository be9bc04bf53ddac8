import { searchFold } from "./devanagari.ts";

/** UAX 29 keeps vowel signs with their letters; other tokenizers split फी after फ. */
const segmenter = new Intl.Segmenter("mr", { granularity: "word" });

const partsOf = (word: string) =>
  searchFold(word)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** `D.Pharm` is found as dpharm, d and pharm. */
export interface Word {
  at: number;
  text: string;
  terms: string[];
}

export function searchWordsOf(text: string): Word[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return [];
    const parts = partsOf(segment);
    return [{ at: index, text: segment, terms: parts.length > 1 ? [parts.join(""), ...parts] : parts }];
  });
}

export const termsOf = (text: string): string[] => searchWordsOf(text).flatMap(({ terms }) => terms);

export const queryTerms = (typed: string): string[] => [
  ...new Set(searchWordsOf(typed).flatMap(({ terms }) => terms.slice(0, 1))),
];

export const comparableText = (text: string): string =>
  searchFold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const consonants = new Map(
  Object.entries({
    ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n" },
    ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
    ...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
    ...{ श: "sh", ष: "sh", स: "s", ह: "h" },
  }),
);

const vowels = new Map(
  Object.entries({
    ...{
      अ: "a",
      आ: "a",
      इ: "i",
      ई: "i",
      उ: "u",
      ऊ: "u",
      ऋ: "ru",
      ए: "e",
      ऐ: "ai",
      ओ: "o",
      औ: "au",
      ऑ: "o",
      ॲ: "a",
      ऍ: "e",
    },
    ...{ "\u093e": "a", "\u093f": "i", "\u0940": "i", "\u0941": "u", "\u0942": "u", "\u0943": "ru", "\u0945": "e" },
    ...{ "\u0947": "e", "\u0948": "ai", "\u0949": "o", "\u094b": "o", "\u094c": "au", "\u094d": "" },
  }),
);
const isSign = (sign: string | undefined) => sign !== undefined && /^\p{M}$/u.test(sign) && vowels.has(sign);

function inLatin(word: string): string {
  // ज्ञ is pronounced dny.
  const signs = [...word.replaceAll("ज्ञ", "द्न्य")];
  const written = signs.map((sign, at) => {
    const next = signs[at + 1];
    const consonant = consonants.get(sign);
    if (consonant !== undefined) return isSign(next) ? consonant : `${consonant}a`;
    if (sign === "\u0902") return next && "पफबभम".includes(next) ? "m" : "n";
    return vowels.get(sign) ?? sign;
  });
  return written.join("");
}

/** The same in either script: `Deshmukh` and देशमुख are `dismuk`. Ignores aspiration, length and the vowel a. */
export function soundOf(word: string): string {
  const latin = inLatin(searchFold(word))
    .normalize("NFD")
    .replace(/[^a-z]/g, "")
    .replace(/ch+/g, "C")
    .replace(/c+k?/g, "k")
    .replaceAll("C", "c")
    .replaceAll("x", "ks")
    .replace(/[fqwz]/g, (letter) => ({ f: "p", q: "k", w: "v", z: "j" })[letter] ?? letter)
    .replace(/(?<=[b-df-gj-np-tv])h+/g, "")
    .replace(/[eiy]/g, "i")
    .replace(/[ou]/g, "u");
  const once = (text: string) => text.replace(/(.)\1+/g, "$1");
  // The vowel of ऋ is written as i or as u.
  return once(once(latin.replace(/(?<=.)a+/g, "")).replace(/(?<=r)[iu]+/g, ""));
}

export function nameKey(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\u200c\u200d]+/u).filter((word) => [...word].length > 1);
  return [...new Set(words.map(soundOf).filter(Boolean))].sort().join(" ");
}
