import { contentDigest } from "#app/platform/crypto/canonical-json.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { type BrokenEntry, firstBroken } from "./chain.ts";
import { publicationRows } from "./due.server.ts";
import type { PublicationEntry } from "./entry.ts";

/** The outcome of checking the log. `content`: the stored revision is not the one that the entry names. */
export interface VerifiedLog {
  count: number;
  /** The last hash; empty without entries. */
  head: string;
  broken?: { seq: number; why: BrokenEntry["why"] | "content" };
}

/** Recomputes the publication log, and compares it with the revisions that are still stored. */
export async function verifyPublications(db: Db): Promise<VerifiedLog> {
  const rows = await publicationRows(db);
  const checked = { count: rows.length, head: rows.at(-1)?.hash ?? "" };
  const broken = firstBroken(rows);
  for (const { seq, entry } of rows.slice(0, broken ? broken.seq - 1 : undefined)) {
    const { revision, data } = JSON.parse(entry) as PublicationEntry;
    if (!revision) continue;
    const stored = await db.selectFrom("revisions").select("data").where("id", "=", revision).executeTakeFirst();
    if (stored && !isContent(stored.data, data)) return { ...checked, broken: { seq, why: "content" } };
  }
  return broken ? { ...checked, broken } : checked;
}

/** Whether stored JSON has this digest; what a changed byte has made unreadable does not. */
function isContent(json: string, digest: string): boolean {
  try {
    return contentDigest(JSON.parse(json)) === digest;
  } catch {
    return false;
  }
}
