import type { Db } from "#app/platform/db/store.server.ts";
import { revisionsById } from "#app/platform/records/records.rows.server.ts";
import { type BrokenEntry, brokenAfter } from "./chain.ts";
import type { LogEntry, LogHead, PublicationEntry, RestoredEntry } from "./entry.ts";
import { type HeadStore, lostHead } from "./kept-head.server.ts";
import { isContentOf } from "./public-content.ts";
import { logInParts } from "./read-log.server.ts";

export interface VerifiedLog {
  count: number;
  head: string;
  broken?: { seq: number; why: BrokenEntry["why"] | "content" };
  restored: RestoredEntry[];
  /** Entries dated before the one before: the server's clock was wrong, or was set back. */
  backdated: LogEntry[];
  /** The newest entry that is remembered outside the store, if the log neither has it nor names it as lost. */
  lost?: LogHead | undefined;
}

/** Milliseconds by which the clocks of several processes may differ. */
const clockDifference = 60_000;

const isBackdated = ({ at }: LogEntry, before: LogEntry | undefined): boolean =>
  Date.parse(at) + clockDifference < Date.parse(before?.at ?? at);

/** A part at a time, between which others are answered. */
export async function verifyPublications(db: Db, keptHead?: HeadStore): Promise<VerifiedLog> {
  const verified: VerifiedLog = { count: 0, head: "", restored: [], backdated: [] };
  let before = { seq: 0, hash: "" };
  let entryBefore: LogEntry | undefined;
  for await (const rows of logInParts(db)) {
    verified.count += rows.length;
    verified.head = rows.at(-1)?.hash ?? "";
    if (verified.broken) continue;
    const entries: LogEntry[] = [];
    for (const row of rows) {
      const broken = brokenAfter(before, row);
      if (broken) {
        verified.broken = broken;
        break;
      }
      before = row;
      const entry: LogEntry = JSON.parse(row.entry);
      if (entry.what === "restored") verified.restored.push(entry);
      if (isBackdated(entry, entryBefore)) verified.backdated.push(entry);
      entries.push(entry);
      entryBefore = entry;
    }
    const other = await firstOther(db, entries);
    if (other) verified.broken = { seq: other.seq, why: "content" };
  }
  return verified.broken ? verified : { ...verified, lost: await lostHead(db, keptHead) };
}

async function firstOther(db: Db, entries: LogEntry[]): Promise<LogEntry | undefined> {
  const named = entries.filter((entry): entry is PublicationEntry => entry.what !== "restored" && !!entry.revision);
  const rows = await revisionsById(db, [...new Set(named.flatMap(({ revision }) => revision ?? []))]);
  const stored = new Map(rows.map(({ id, data }) => [id, data]));
  return named.find((entry) => {
    const json = stored.get(entry.revision ?? "");
    return json !== undefined && !isContent(json, entry);
  });
}

function isContent(json: string, entry: PublicationEntry): boolean {
  try {
    return isContentOf(JSON.parse(json), entry);
  } catch {
    return false;
  }
}
