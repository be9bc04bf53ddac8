import { readFileSync } from "node:fs";
import { join } from "node:path";
import { log } from "#app/log.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { writeWhole } from "#app/platform/made/write-whole.ts";
import type { LogHead } from "./entry.ts";
import { restoredEntries } from "./read-log.server.ts";

/** The newest entry, remembered outside the store, so that a restored backup is noticed. */
export interface HeadStore {
  read: () => LogHead | undefined;
  write: (head: LogHead) => Promise<void>;
}

/** The file in the data folder; backups do not have it. */
export const headFile = (dataDir: string): string => join(dataDir, "publication-log.json");

function readHead(path: string): LogHead | undefined {
  try {
    const { seq, hash } = JSON.parse(readFileSync(path, "utf8"));
    return Number.isInteger(seq) && typeof hash === "string" ? { seq, hash } : undefined;
  } catch {
    return undefined;
  }
}

/** A folder that cannot be written is logged, and stops nothing. */
export const headStoreIn = (dataDir: string): HeadStore => ({
  read: () => readHead(headFile(dataDir)),
  write: (head) =>
    writeWhole(headFile(dataDir), `${JSON.stringify(head)}\n`).catch((error) =>
      log.warn({ error }, "the newest entry of the publication log could not be remembered outside the store"),
    ),
});

/** Undefined also if the log already says that a backup was restored. */
export async function lostHead(db: Db, kept: HeadStore | undefined): Promise<LogHead | undefined> {
  const head = kept?.read();
  if (!head) return undefined;
  const row = await db.selectFrom("publications").select("hash").where("seq", "=", head.seq).executeTakeFirst();
  if (row?.hash === head.hash) return undefined;
  const isNamed = (await restoredEntries(db)).some(({ seq, lost }) => seq <= head.seq && head.seq <= lost.seq);
  return isNamed ? undefined : head;
}
