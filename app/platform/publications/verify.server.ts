import type { Db } from "#app/platform/db/store.server.ts";
import { type BrokenEntry, firstBroken } from "./chain.ts";
import { type LogEntry, type LogHead, type PublicationEntry, type RestoredEntry, restoredIn } from "./entry.ts";
import { type KeptHead, lostHead } from "./kept-head.server.ts";
import { isContentOf } from "./public-content.ts";
import { publicationRows } from "./read-log.server.ts";

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

const isBackdated = ({ at }: LogEntry, index: number, entries: LogEntry[]): boolean =>
  Date.parse(at) + clockDifference < Date.parse(entries[index - 1]?.at ?? at);

/** Recomputes the publication log, and compares it with the revisions that are still stored and with the kept head. */
export async function verifyPublications(db: Db, keptHead?: KeptHead): Promise<VerifiedLog> {
  const rows = await publicationRows(db);
  const broken = firstBroken(rows);
  const whole = rows.slice(0, broken ? broken.seq - 1 : undefined);
  const entries: LogEntry[] = whole.map(({ entry }) => JSON.parse(entry));
  const marked = { restored: restoredIn(entries), backdated: entries.filter(isBackdated) };
  const checked = { count: rows.length, head: rows.at(-1)?.hash ?? "", ...marked };
  for (const entry of entries) {
    if (entry.what === "restored" || !entry.revision) continue;
    const stored = await db.selectFrom("revisions").select("data").where("id", "=", entry.revision).executeTakeFirst();
    if (stored && !isContent(stored.data, entry)) return { ...checked, broken: { seq: entry.seq, why: "content" } };
  }
  return broken ? { ...checked, broken } : { ...checked, lost: lostHead({ rows, entries }, keptHead) };
}

/** Whether stored JSON is the content that an entry has digests of; false also for JSON that cannot be read. */
function isContent(json: string, entry: PublicationEntry): boolean {
  try {
    return isContentOf(JSON.parse(json), entry);
  } catch {
    return false;
  }
}
