import { renameSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import { limitsFile } from "#app/platform/db/data-dir.server.ts";
import { openFile } from "#app/platform/db/sqlite.server.ts";
import { nodeSqlite } from "#app/platform/db/sqlite-dialect.server.ts";
import { isDamage } from "#app/platform/db/store-error.server.ts";
import type { CountStore } from "./counts.server.ts";

/** Opens and checks the file; undefined when it is damaged. */
function openWhole(path: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = openFile(path);
    if (file.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok") return file;
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  file?.close();
  return undefined;
}

/** Opens the file; a damaged one is moved aside and a new one created: losing counts harms nobody. */
function openOrReplace(path: string): DatabaseSync {
  const file = openWhole(path);
  if (file) return file;
  const aside = `${path}.damaged`;
  renameSync(path, aside);
  for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
  log.warn({ aside }, "the file of the rate limit counts was damaged: it was moved aside, and counting starts again");
  return openFile(path);
}

/** Creates the table of counts, and drops those of earlier versions, which had one for each limit. */
function makeTable(file: DatabaseSync): void {
  const others = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'limits'";
  for (const { name } of file.prepare(others).all()) file.exec(`DROP TABLE "${name}"`);
  file.exec(
    "CREATE TABLE IF NOT EXISTS limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER NOT NULL)",
  );
}

/**
 * Opens the counts of one process: a file next to the store that may lose its last seconds in a power failure, and so
 * never waits for the disk.
 */
export function openLimitsFile(dataDir: string): CountStore {
  const file = openOrReplace(limitsFile(dataDir));
  makeTable(file);
  return { db: new Kysely({ dialect: nodeSqlite(file) }), skew: 0, close: () => file.close() };
}
