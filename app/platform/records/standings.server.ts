import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isSameValue } from "./changes.ts";
import { isImmediate, isShownState, type ListState, lastShown, type RecordState, recordStateOf } from "./editions.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { dataOfRevisions } from "./records.rows.server.ts";
import { editionsAhead, recordsWithCurrent, type Whose } from "./standings.rows.server.ts";

/** Without the record's data, as lists and counts need this for thousands of records. */
interface RecordStatus extends ComparedRecord {
  id: string;
  draftId: string;
  version: number;
  changedAt: number;
  state: RecordState;
  ahead: Pick<EditionRow, "publicFrom" | "at">[];
  follows: Locale | null;
  publicUntil: number | null;
}

export interface ComparedRecord {
  kind: string;
  slug: string;
  draftId: string | undefined;
  /** Undefined if the file's version is shown, or nothing is public. */
  shownId: string | undefined;
  isOff: boolean;
}

const week = 7 * 86_400_000;

export const nextScheduled = ({ ahead }: RecordStatus) => ahead.find((edition) => !isImmediate(edition));

/** Milliseconds since 1970. */
export const endWithinWeek = ({ state, publicUntil }: RecordStatus, now: number): number | undefined =>
  state === "public" && publicUntil !== null && publicUntil <= now + week ? publicUntil : undefined;

/** Whether its draft differs is checked separately. */
export function matchesFilter(standing: RecordStatus, wanted: ListState, now: number): boolean {
  const { state, follows } = standing;
  if (wanted === "following") return state === "public" && follows !== null;
  if (wanted === "unpublished") return state === "draft" || isShownState(state);
  if (wanted === "timed") return Boolean(nextScheduled(standing) ?? endWithinWeek(standing, now));
  return wanted === "changed" ? isShownState(state) : state === wanted;
}

export async function recordStatuses({ db, now, files }: RecordParts, whose: Whose): Promise<RecordStatus[]> {
  const time = now();
  const ahead = Map.groupBy(await editionsAhead(db, time), ({ recordId }) => recordId);
  return (await recordsWithCurrent(db, time, whose)).map(({ revisionId, off, ...row }) => {
    const comes = ahead.get(row.id) ?? [];
    const current = revisionId === null ? undefined : { revisionId, off, publicUntil: row.publicUntil };
    const editions = { current, ahead: comes };
    const state = recordStateOf(editions, files.of(row.kind, row.slug) !== undefined, time);
    return { ...row, ahead: comes, shownId: lastShown(editions)?.revisionId, isOff: off !== null, state };
  });
}

export async function withChangedDraft<Item extends ComparedRecord>(
  { db, files }: RecordParts,
  items: Item[],
): Promise<Item[]> {
  const suspects = items.filter(({ draftId, shownId }) => draftId !== undefined && draftId !== shownId);
  const ids = suspects.flatMap(({ draftId, shownId }) => [draftId ?? "", shownId ?? ""]).filter(Boolean);
  const known = await dataOfRevisions(db, ids);
  return suspects.filter(({ kind, slug, draftId, shownId, isOff }) => {
    const shown = shownId ? known.get(shownId) : isOff ? undefined : files.of(kind, slug);
    return !isSameValue(known.get(draftId ?? ""), shown);
  });
}
