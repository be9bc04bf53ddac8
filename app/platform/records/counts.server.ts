import { isShownState } from "./editions.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { slugsWithRow } from "./records.rows.server.ts";
import { countsByKind } from "./standings.rows.server.ts";
import { withChangedDraft, recordStatuses } from "./standings.server.ts";

export interface RecordCounts {
  public: number;
  draft: number;
  changed: number;
  following: number;
}

/** Reads record data only for drafts that may differ from what is public. */
export async function countRecords(parts: RecordParts, kinds: string[]): Promise<Map<string, RecordCounts>> {
  const { db, files } = parts;
  const all = new Map((await countsByKind(db)).map(({ kind, count }) => [kind, Number(count)]));
  const special = Map.groupBy(await recordStatuses(parts, { kinds }), ({ kind }) => kind);
  const countOf = async (kind: string): Promise<RecordCounts> => {
    const inFile = [...files.all(kind).keys()];
    const untouched = inFile.length - (await slugsWithRow(db, kind, inFile)).size;
    const others = special.get(kind) ?? [];
    const isPublic = others.filter(({ state }) => state === "public");
    return {
      public: untouched + (all.get(kind) ?? 0) - others.length + isPublic.length,
      draft: others.filter(({ state }) => state === "draft").length,
      changed: (
        await withChangedDraft(
          parts,
          others.filter(({ state }) => isShownState(state)),
        )
      ).length,
      following: isPublic.filter(({ follows }) => follows).length,
    };
  };
  return new Map(await Promise.all(kinds.map(async (kind) => [kind, await countOf(kind)] as const)));
}
