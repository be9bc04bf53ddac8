import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { DraftData, DraftPair } from "#app/platform/records/draft.ts";
import type { Parts } from "#app/platform/records/kind-parts.ts";
import { rowIdName } from "#app/platform/records/row-names.ts";
import { joinLines } from "#app/platform/records/typed.ts";

/** Empty lines divide paragraphs. */
export const paragraphsIn = (text = ""): string[] =>
  text
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : line))
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** A paragraph can be split between sentences; a line of the text ends one, too. */
export const sentencesIn = (paragraph: string): string[] =>
  paragraph
    .split("\n")
    .flatMap((line) => line.trim().split(/(?<=[.!?।॥]["'”’)]?)\s+/u))
    .filter(Boolean);

/** A side is undefined where a paragraph has no partner. */
export function pairsOf(pasted: DraftPair): DraftPair[] {
  const [mr, en] = [paragraphsIn(pasted.mr), paragraphsIn(pasted.en)];
  return Array.from({ length: Math.max(mr.length, en.length) }, (_, at) => ({
    ...(en[at] !== undefined && { en: en[at] }),
    ...(mr[at] !== undefined && { mr: mr[at] }),
  }));
}

export const isPaired = (pairs: DraftPair[]): boolean => pairs.length > 0 && pairs.every(({ en, mr }) => en && mr);

const change = /^(?<verb>join|split)\.(?<locale>en|mr)\.(?<at>\d{1,3})(?:\.(?<sentence>\d{1,3}))?$/;

/** `join.mr.2` joins a paragraph with the one before it, `split.mr.2.1` begins a new one with its second sentence. */
export function changePasted(pasted: DraftPair, intent: string): DraftPair | undefined {
  const { verb, locale, at, sentence } = change.exec(intent)?.groups ?? {};
  const own = locales.find((each) => each === locale);
  const paragraphs = paragraphsIn(own && pasted[own]);
  const [place, from] = [Number(at), Number(sentence ?? 0)];
  const paragraph = paragraphs[place];
  if (own === undefined || paragraph === undefined) return undefined;
  if (verb === "join" && place > 0) paragraphs.splice(place - 1, 2, `${paragraphs[place - 1]}\n${paragraph}`);
  if (verb === "split") {
    const sentences = sentencesIn(paragraph);
    const halves = [sentences.slice(0, from), sentences.slice(from)].map((half) => half.join(" ")).filter(Boolean);
    paragraphs.splice(place, 1, ...halves);
  }
  return { ...pasted, [own as Locale]: paragraphs.join("\n\n") };
}

const rowsOf = (parts: Parts, pairs: DraftPair[], makeId: () => string): DraftData[] =>
  pairs.map(({ en = "", mr = "" }) => {
    return { ...parts.rowOf({ en: joinLines(en), mr: joinLines(mr) }), [rowIdName]: makeId() };
  });

/** Adds at the end, or in place of the earlier paragraphs: headings, lists, pictures and signatures stay. */
export function withPasted(
  parts: Parts,
  rows: DraftData[],
  pairs: DraftPair[],
  where: "end" | "instead",
  makeId: () => string,
): DraftData[] {
  const made = rowsOf(parts, pairs, makeId);
  const first = where === "instead" ? rows.findIndex(parts.isReplaced) : -1;
  if (first < 0) return [...rows, ...made];
  const kept = (row: DraftData) => !parts.isReplaced(row);
  return [...rows.slice(0, first), ...made, ...rows.slice(first).filter(kept)];
}
