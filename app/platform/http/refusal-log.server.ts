import { log } from "#app/log.server.ts";

const minute = 60_000;
/** Statuses that point to an attack or to a limit that is too narrow. */
const logged = new Set([401, 403, 408, 413, 415, 429, 503]);

export const elsewhere = "elsewhere";
/** The log drops lines that are too long. */
const mostKinds = 100;

/** `place` is the path of a route, never a visitor's address. */
type NoteStatus = (status: number, place: string) => void;

/** One line a minute that counts: an operator sees an attack, and an attacker cannot fill the disk with it. */
export function createRefusalLog(write: (counts: Record<string, number>) => void = writeLog): NoteStatus {
  const counts = new Map<string, number>();
  return (status, place) => {
    if (!logged.has(status)) return;
    if (counts.size === 0)
      setTimeout(() => {
        write(Object.fromEntries(counts));
        counts.clear();
      }, minute).unref();
    const named = `${status} ${place}`;
    const key = counts.has(named) || counts.size < mostKinds ? named : `${status} ${elsewhere}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

const writeLog = (refused: Record<string, number>) => log.warn({ refused }, "requests were refused in the last minute");
