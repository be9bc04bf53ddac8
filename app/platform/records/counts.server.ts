import { allEditions, recordsWithoutData } from "./agenda.rows.server.ts";
import { editionsAt, stateOf } from "./editions.ts";
import type { RecordParts } from "./write.server.ts";

/** How many records of a kind are public, are drafts that never were, and are public in one language alone. */
export interface Counts {
  public: number;
  draft: number;
  following: number;
}

/** The counts of each of these kinds, without reading what the records say. */
export async function countRecords(parts: RecordParts, kinds: string[]): Promise<Map<string, Counts>> {
  const { db, now, files } = parts;
  const time = now();
  const editions = Map.groupBy(await allEditions(db), ({ recordId }) => recordId);
  const records = Map.groupBy(await recordsWithoutData(db), ({ kind }) => kind);
  return new Map(
    kinds.map((kind) => {
      const counts: Counts = { public: 0, draft: 0, following: 0 };
      // What no record stands for is public from its file.
      const untouched = new Set(files.all(kind).keys());
      for (const { id, slug } of records.get(kind) ?? []) {
        const { current, ahead } = editionsAt(editions.get(id) ?? [], time);
        const state = stateOf({ current, ahead }, files.of(kind, slug) !== undefined, time);
        if (state === "public" || state === "draft") counts[state] += 1;
        if (state === "public" && current?.follows) counts.following += 1;
        untouched.delete(slug);
      }
      counts.public += untouched.size;
      return [kind, counts];
    }),
  );
}
