import type { LiveEntry } from "#app/platform/content/merge-live.server.ts";
import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { editionsAt, editionsInOrder, isExpired } from "./editions.ts";

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
export const earlierFor = 31 * 24 * 60 * 60_000;

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
