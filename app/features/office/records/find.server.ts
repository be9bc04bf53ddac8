import { hasWords, wordsIn } from "#app/platform/records/draft-words.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { Reading } from "#app/platform/records/reading.service.server.ts";
import type { FoundOfKind } from "./found.ts";

const mostOfKind = 5;

const isCalled = ({ words }: RecordKind, sought: string[]) =>
  hasWords(
    Object.values(words).flatMap(({ one, many, fields }) => [one, many, ...Object.values(fields).map((f) => f.label)]),
    sought,
  );

export async function findInKinds(
  kinds: RecordKind[],
  { list }: Pick<Reading, "list">,
  q: string,
): Promise<FoundOfKind[]> {
  const sought = wordsIn(q);
  const found = await Promise.all(
    kinds.map(async (kind): Promise<FoundOfKind> => {
      const { items, total } = await list(kind.name, { q });
      return { kind, isNamed: isCalled(kind, sought), records: items.slice(0, mostOfKind), total };
    }),
  );
  return found.filter(({ isNamed, total }) => isNamed || total > 0);
}
