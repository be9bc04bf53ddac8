import { searchWordsOf, type Word } from "#app/platform/i18n/search-terms.ts";

export interface ExcerptPiece {
  text: string;
  isMarked: boolean;
}

/** In UTF-16 code units: two lines of a phone. */
const excerptLength = 150;
/** UTF-16 code units shown before the first match. */
const lengthBeforeMatch = 40;

type IsFound = (word: Word) => boolean;

function pieces(text: string, words: Word[], isFound: IsFound): ExcerptPiece[] {
  const all: ExcerptPiece[] = [];
  let done = 0;
  for (const word of words.filter(isFound)) {
    if (word.at > done) all.push({ text: text.slice(done, word.at), isMarked: false });
    done = word.at + word.text.length;
    all.push({ text: word.text, isMarked: true });
  }
  if (done < text.length) all.push({ text: text.slice(done), isMarked: false });
  return all;
}

export function markMatches(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  return pieces(text, searchWordsOf(text), (word) => word.terms.some((term) => terms.has(term)));
}

/** The part with the most matching terms, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  const words = searchWordsOf(text);
  const isFound: IsFound = (word) => word.terms.some((term) => terms.has(term));
  const found = words.filter(isFound);
  const near = (first: Word) => found.filter(({ at }) => at >= first.at && at < first.at + excerptLength - lengthBeforeMatch);
  const distinct = (first: Word) => new Set(near(first).flatMap((word) => word.terms)).size;
  // A common word may occur a hundred times; the first matches are enough to choose from.
  const [best] = found.slice(0, 20).toSorted((a, b) => distinct(b) - distinct(a) || a.at - b.at);
  const from = Math.max(0, (best?.at ?? 0) - lengthBeforeMatch);
  const start = from === 0 ? 0 : (words.find(({ at }) => at >= from)?.at ?? 0);
  const last = words.findLast(({ at, text }) => at + text.length <= start + excerptLength);
  const isWhole = start + excerptLength >= text.length;
  const end = isWhole || last === undefined ? text.length : last.at + last.text.length;
  const shown = pieces(text.slice(start, end), searchWordsOf(text.slice(start, end)), isFound);
  if (start > 0) shown.unshift({ text: "… ", isMarked: false });
  if (end < text.length) shown.push({ text: " …", isMarked: false });
  return shown;
}

/** Of the first text that contains one of the terms, or else of the first text. */
export function bestExcerpt(texts: (string | undefined)[], terms: ReadonlySet<string>): ExcerptPiece[] {
  const excerpts = texts.flatMap((text) => (text ? [excerpt(text, terms)] : []));
  return excerpts.find((pieces) => pieces.some(({ isMarked }) => isMarked)) ?? excerpts[0] ?? [];
}
