import { textsIn } from "#app/platform/content/strings-in.ts";
import { searchFold } from "#app/platform/i18n/devanagari.ts";

/** Keyboards type the straight apostrophe. */
const plain = (text: string) => searchFold(text).replaceAll("’", "'");

export const draftWordsOf = (data: object): string => plain(textsIn(data).join("\n"));

export const wordsIn = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/** Only for objects that never change, as the records of files: folding all of them takes longer than a search may. */
const known = new WeakMap<object, string>();

export function hasWords(data: object, words: string[]): boolean {
  const texts = known.get(data) ?? draftWordsOf(data);
  known.set(data, texts);
  return words.every((word) => texts.includes(word));
}
