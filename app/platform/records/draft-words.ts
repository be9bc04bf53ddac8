import { textsIn } from "#app/platform/content/strings-in.ts";
import { searchFold } from "#app/platform/i18n/devanagari.ts";

/** Keyboards type the straight apostrophe. */
const plain = (text: string) => searchFold(text).replaceAll("’", "'");

/** A draft's texts, normalised for search (`records.words`). */
export const draftWordsOf = (data: object): string => plain(textsIn(data).join("\n"));

/** The normalised words of a search. */
export const wordsIn = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/** The texts of objects that never change, as the records of files are: folding them all takes longer than a search may. */
const known = new WeakMap<object, string>();

/** Whether the texts of an object that never changes contain all words. */
export function hasWords(data: object, words: string[]): boolean {
  const texts = known.get(data) ?? draftWordsOf(data);
  known.set(data, texts);
  return words.every((word) => texts.includes(word));
}
