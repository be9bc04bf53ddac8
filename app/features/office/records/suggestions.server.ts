import type { TextSuggestion } from "#app/features/office/record-form/form-context.ts";
import { searchFold } from "#app/platform/i18n/devanagari.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { Records } from "#app/platform/records/records.service.server.ts";
import { pairsIn } from "#app/platform/records/walk.ts";

/** The most pairs of a form for which suggestions are looked up. */
const maxPairs = 20;

const wordsOf = (text: string) => new Set(searchFold(text).match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** The fewest words of a text in which some may differ: in a shorter one, every word matters. */
const minWordsToCompare = 4;

const normalized = (text: string) =>
  searchFold(text)
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ");

function isSimilar(text: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(text), wordsOf(other)];
  const common = [...mine].filter((word) => theirs.has(word)).length;
  return mine.size < minWordsToCompare ? normalized(text) === normalized(other) : common / mine.size >= 0.6;
}

/** For each text missing in one language, an earlier published one whose other language is similar. */
export function textSuggestionsFor(
  records: Records,
  kind: RecordKind,
  slug: string | undefined,
  data: DraftData,
): Record<string, TextSuggestion> {
  const incomplete = pairsIn(kind.fields, data).filter(({ pair }) => !pair.en !== !pair.mr);
  const found = incomplete.slice(0, maxPairs).flatMap(({ path, pair }): [string, TextSuggestion][] => {
    const [there, missing] = pair.en ? (["en", "mr"] as const) : (["mr", "en"] as const);
    const text = pair[there] ?? "";
    const earlier = records
      .pairs(text, there)
      .find((each) => !(each.kind === kind.name && each.slug === slug) && isSimilar(text, each[there]));
    return earlier ? [[`${path}.${missing}`, { text: earlier[missing] }]] : [];
  });
  return Object.fromEntries(found);
}
