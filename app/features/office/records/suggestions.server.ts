import type { TextSuggestion } from "#app/features/office/record-form/form-context.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { Records } from "#app/platform/records/records.service.server.ts";
import { pairsIn } from "#app/platform/records/walk.ts";

/** The most pairs of a form for which earlier texts are looked for. */
const mostPairs = 20;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** The fewest words of a text of which some may differ: the hour in a shorter one is all that it says. */
const fewestAlike = 4;

const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ");

/** Whether most words of a text are in another, or all that a short one says: a word in common is no help. */
function isAlike(text: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(text), wordsOf(other)];
  const common = [...mine].filter((word) => theirs.has(word)).length;
  return mine.size < fewestAlike ? plain(text) === plain(other) : common / mine.size >= 0.6;
}

/** For each text that is missing in one language, what was published earlier with a text like that of the other one. */
export function textSuggestionsFor(
  records: Records,
  kind: RecordKind,
  slug: string | undefined,
  data: DraftData,
): Record<string, TextSuggestion> {
  const incomplete = pairsIn(kind.fields, data).filter(({ pair }) => !pair.en !== !pair.mr);
  const found = incomplete.slice(0, mostPairs).flatMap(({ path, pair }): [string, TextSuggestion][] => {
    const [there, missing] = pair.en ? (["en", "mr"] as const) : (["mr", "en"] as const);
    const text = pair[there] ?? "";
    const earlier = records
      .pairs(text, there)
      .find((each) => !(each.kind === kind.name && each.slug === slug) && isAlike(text, each[there]));
    return earlier ? [[`${path}.${missing}`, { text: earlier[missing] }]] : [];
  });
  return Object.fromEntries(found);
}
