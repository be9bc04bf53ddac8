import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isSameValue } from "./changes.ts";
import { isImmediate, isShownState, lastShown, type RecordState, recordStateOf } from "./editions.ts";
import type { RecordData } from "./record-data.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { revisionsById } from "./records.rows.server.ts";
import { editionsAhead, recordsWithCurrent, type Whose } from "./standings.rows.server.ts";

/** What a record is now, as lists and figures need it of thousands of records: without its data. */
export interface RecordStanding extends ComparedRecord {
  id: string;
  draftId: string;
  version: number;
  changedAt: number;
  state: RecordState;
  /** What comes, the next first. */
  ahead: Pick<EditionRow, "publicFrom" | "at">[];
  /** Of what counts now. */
  follows: Locale | null;
  publicUntil: number | null;
}

/** A record whose draft is compared with what is public, or comes. */
export interface ComparedRecord {
  kind: string;
  slug: string;
  /** None: the record is as its file. */
  draftId: string | undefined;
  /** The revision that is public or comes; none where that is what the file has, or where nothing is public. */
  shownId: string | undefined;
  isOff: boolean;
}

/**
 * What a list can be limited to. `changed`: the draft differs from what is public; `unpublished`: that, and drafts that
 * never were public; `following`: a language is missing; `timed`: the clock makes it public, or ends it within a week.
 */
export type ListState = RecordState | "changed" | "unpublished" | "following" | "timed";

const week = 7 * 86_400_000;

/** The next edition that becomes public on its day. */
export const nextOnItsDay = ({ ahead }: RecordStanding) => ahead.find((edition) => !isImmediate(edition));

/** When a public record ends, within a week. Milliseconds since 1970. */
export const endWithinWeek = ({ state, publicUntil }: RecordStanding, now: number): number | undefined =>
  state === "public" && publicUntil !== null && publicUntil <= now + week ? publicUntil : undefined;

/** Whether a record belongs to a list; whether its draft differs is found out later. @param now milliseconds since 1970 */
export function isMeant(standing: RecordStanding, wanted: ListState, now: number): boolean {
  const { state, follows } = standing;
  if (wanted === "following") return state === "public" && follows !== null;
  if (wanted === "unpublished") return state === "draft" || isShownState(state);
  if (wanted === "timed") return Boolean(nextOnItsDay(standing) ?? endWithinWeek(standing, now));
  return wanted === "changed" ? isShownState(state) : state === wanted;
}

/** What records are now of which there is more to say than "public", those changed last first. */
export async function standingsOf({ db, now, files }: RecordParts, whose: Whose): Promise<RecordStanding[]> {
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

/** Those whose draft says something else than what is public, or comes. */
export async function changedOf<Item extends ComparedRecord>(
  { db, files }: RecordParts,
  items: Item[],
): Promise<Item[]> {
  const suspects = items.filter(({ draftId, shownId }) => draftId !== undefined && draftId !== shownId);
  const ids = suspects.flatMap(({ draftId, shownId }) => [draftId ?? "", shownId ?? ""]).filter(Boolean);
  const known = new Map((await revisionsById(db, ids)).map(({ id, data }) => [id, JSON.parse(data) as RecordData]));
  return suspects.filter(({ kind, slug, draftId, shownId, isOff }) => {
    const shown = shownId ? known.get(shownId) : isOff ? undefined : files.of(kind, slug);
    return !isSameValue(known.get(draftId ?? ""), shown);
  });
}
