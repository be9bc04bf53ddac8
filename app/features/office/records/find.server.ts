import { hasWords, wordsIn } from "#app/platform/records/draft-words.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { Reading } from "#app/platform/records/reading.service.server.ts";
import type { KindResults } from "./found.ts";

const maxPerKind = 5;

const hasName = ({ words }: RecordKind, sought: string[]) =>
  hasWords(
    Object.values(words).flatMap(({ one, many, fields }) => [one, many, ...Object.values(fields).map((f) => f.label)]),
    sought,
  );

export async function findInKinds(
  kinds: RecordKind[],
  { list }: Pick<Reading, "list">,
  q: string,
): Promise<KindResults[]> {
  const sought = wordsIn(q);
  const found = await Promise.all(
    kinds.map(async (kind): Promise<KindResults> => {
      const { items, total } = await list(kind.name, { q });
      return { kind, isNamed: hasName(kind, sought), records: items.slice(0, maxPerKind), total };
    }),
  );
  return found.filter(({ isNamed, total }) => isNamed || total > 0);
}
