import type { Db } from "#app/platform/db/store.server.ts";
import { revisionsById } from "#app/platform/records/records.rows.server.ts";
import { type BrokenEntry, brokenAfter } from "./chain.ts";
import type { LogEntry, LogHead, PublicationEntry, RestoredEntry } from "./entry.ts";
import { type KeptHead, lostHead } from "./kept-head.server.ts";
import { isContentOf } from "./public-content.ts";
import { logInParts } from "./read-log.server.ts";

/** The outcome of checking the log. `content`: the stored revision is not the one that the entry names. */
export interface VerifiedLog {
  count: number;
  /** The last hash; empty without entries. */
  head: string;
  broken?: { seq: number; why: BrokenEntry["why"] | "content" };
  /** Each backup that was restored, as the log names it. */
  restored: RestoredEntry[];
  /** Each entry that is dated before the one before it: the clock of the server was wrong, or was set back. */
  backdated: LogEntry[];
  /** The newest entry that is remembered outside the store, if the log neither has it nor names it as lost. */
  lost?: LogHead | undefined;
}

/** By how much the clocks of several processes may differ, in milliseconds. */
const clockDifference = 60_000;

const isBackdated = ({ at }: LogEntry, before: LogEntry | undefined): boolean =>
  Date.parse(at) + clockDifference < Date.parse(before?.at ?? at);

/**
 * Recomputes the publication log, and compares it with the revisions that are still stored and with the kept head: a part
 * of it at a time, between which others are answered.
 */
export async function verifyPublications(db: Db, keptHead?: KeptHead): Promise<VerifiedLog> {
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

/** The first entry whose stored revision is not the content that it has digests of. */
async function firstOther(db: Db, entries: LogEntry[]): Promise<LogEntry | undefined> {
  const named = entries.filter((entry): entry is PublicationEntry => entry.what !== "restored" && !!entry.revision);
  const rows = await revisionsById(db, [...new Set(named.flatMap(({ revision }) => revision ?? []))]);
  const stored = new Map(rows.map(({ id, data }) => [id, data]));
  return named.find((entry) => {
    const json = stored.get(entry.revision ?? "");
    return json !== undefined && !isContent(json, entry);
  });
}

/** Whether stored JSON is the content that an entry has digests of; false also for JSON that cannot be read. */
function isContent(json: string, entry: PublicationEntry): boolean {
  try {
    return isContentOf(JSON.parse(json), entry);
  } catch {
    return false;
  }
}
