import type { LiveEntry } from "#app/cms/content/public-records.server.ts";
import type { EditionRow } from "#app/lib/db/record-tables.ts";

/** Milliseconds between "Publish now" and publication, during which it can be undone without a trace. */
export const freeMinute = 60_000;

/** `ended`: taken off as no longer valid, or past its last day. */
export type RecordState = "draft" | "scheduled" | "public" | "off" | "ended" | "discarded";

/**
 * In the order shown. `unpublished`: changed, or never public; `changed`: the draft differs from the public version;
 * `following`: a language is missing; `timed`: it becomes public at a set time, or ends within a week.
 */
export const listStates = [
  "public",
  "unpublished",
  "draft",
  "changed",
  "following",
  "timed",
  "ended",
  "off",
  "discarded",
] as const;
export type ListState = (typeof listStates)[number];

type Ending = Pick<EditionRow, "off" | "publicUntil">;

interface EditionsNow {
  /** If undefined, the record is as in its file. */
  current: EditionRow | undefined;
  ahead: EditionRow[];
}

/** Sorted by number, as a new edition replaces what is scheduled, and the clock may have been set back. */
const editionsInOrder = <Edition extends Pick<EditionRow, "number">>(editions: Edition[]): Edition[] =>
  editions.toSorted((one, other) => one.number - other.number);

export function editionsAt(editions: EditionRow[], now: number): EditionsNow {
  const sorted = editionsInOrder(editions);
  const at = sorted.findLastIndex(({ publicFrom }) => publicFrom <= now);
  return { current: sorted[at], ahead: sorted.slice(at + 1) };
}

export const isExpired = ({ publicUntil }: Pick<EditionRow, "publicUntil">, now: number): boolean =>
  publicUntil !== null && publicUntil <= now;

export function recordStateOf(
  { current, ahead }: { current: Ending | undefined; ahead: unknown[] },
  isInFile: boolean,
  now: number,
): RecordState {
  if (!current) return isInFile ? "public" : ahead.length > 0 ? "scheduled" : "draft";
  if (current.off) return current.off === "ended" ? "ended" : "off";
  return isExpired(current, now) ? "ended" : "public";
}

/** Whether a record is, was or will be public at its address, so that its draft can differ from that version. */
export const isShownState = (state: RecordState): boolean =>
  state === "public" || state === "scheduled" || state === "ended";

export const lastShown = <Ahead, Current extends Pick<EditionRow, "off">>({
  current,
  ahead,
}: {
  current: Current | undefined;
  ahead: Ahead[];
}): Ahead | Current | undefined => ahead.at(-1) ?? (current?.off && current.off !== "ended" ? undefined : current);

export const isImmediate = ({ publicFrom, at }: Pick<EditionRow, "publicFrom" | "at">): boolean =>
  publicFrom - at <= freeMinute;

export interface LiveRecord {
  kind: string;
  slug: string;
  editions: EditionRow[];
}

export type RecordName = Pick<LiveRecord, "kind" | "slug">;

interface LiveMoment {
  current: EditionRow | undefined;
  is: LiveEntry["is"];
  changesAt: number;
}

export function liveMomentOf({ editions }: LiveRecord, now: number): LiveMoment {
  const { current, ahead } = editionsAt(editions, now);
  const until = current?.publicUntil ?? 0;
  const changesAt = Math.min(
    ...ahead.map(({ publicFrom }) => publicFrom),
    until > now ? until : Number.POSITIVE_INFINITY,
  );
  if (!current?.off) return { current, is: current && isExpired(current, now) ? "expired" : "current", changesAt };
  return { current, is: current.off === "mistake" ? "gone" : current.off, changesAt };
}

/** Milliseconds for which a replaced version is read: 31 days, as calendars show what was cancelled for 30. */
const earlierFor = 31 * 24 * 60 * 60_000;

/** Versions replaced within `earlierFor`, the oldest first; `edition` is undefined for the file's version. */
export function earlierOf({ editions }: LiveRecord, now: number): { edition: EditionRow | undefined; until: number }[] {
  const past = editionsInOrder(editions).filter(({ publicFrom }) => publicFrom <= now);
  return past.flatMap(({ publicFrom: until }, at) => {
    const edition = past[at - 1];
    return edition?.off || until < now - earlierFor ? [] : [{ edition, until }];
  });
}

export function firstPublicAt({ editions }: LiveRecord, isInFile: boolean, now: number): number | undefined {
  const times = editions.filter(({ publicFrom, off }) => !off && publicFrom <= now).map(({ publicFrom }) => publicFrom);
  return isInFile || times.length === 0 ? undefined : Math.min(...times);
}

export const endedAt = ({ current, is }: LiveMoment): number | undefined =>
  is === "current" ? undefined : ((is === "expired" ? current?.publicUntil : current?.publicFrom) ?? undefined);
