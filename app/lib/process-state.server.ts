import { renameSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { limitsFile } from "#app/lib/db/data-dir.server.ts";
import { isShared, type Store } from "#app/lib/db/database.server.ts";
import { nodeSqlite } from "#app/lib/db/sqlite-dialect.server.ts";
import { openFile } from "#app/lib/db/sqlite-file.server.ts";
import { isDamage } from "#app/lib/db/store-error.server.ts";
import type { SharedTables } from "#app/lib/db/tables.ts";
import { type AnsweredStore, createAnsweredStore } from "#app/lib/http/answered-pages.server.ts";
import { type Backoff, createBackoff } from "#app/lib/limits/backoff.server.ts";
import { createLimits, type Limits, skew } from "#app/lib/limits/limits.server.ts";
import { log } from "#app/log.server.ts";

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

/** A damaged file is moved aside: losing counts harms nobody. */
function openOrReplace(path: string): DatabaseSync {
  const file = openWhole(path);
  if (file) return file;
  const aside = `${path}.damaged`;
  renameSync(path, aside);
  for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
  log.warn({ aside }, "the file of the rate limit counts was damaged: it was moved aside, and counting starts again");
  return openFile(path);
}

/** Earlier versions had one table for each limit. */
function makeTables(file: DatabaseSync): void {
  const others = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('limits', 'answeredPages')";
  for (const { name } of file.prepare(others).all()) file.exec(`DROP TABLE "${name}"`);
  file.exec(`
    CREATE TABLE IF NOT EXISTS limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS "answeredPages" (id TEXT PRIMARY KEY, session TEXT, "isShownOnce" INTEGER NOT NULL,
      "expiresAt" INTEGER NOT NULL, html TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS "answeredPagesByEnd" ON "answeredPages" ("expiresAt");
    CREATE INDEX IF NOT EXISTS "answeredPagesBySession" ON "answeredPages" (session);
  `);
}

/** Never waits for the disk: a power failure may lose the last seconds. Not in backups. */
export function openLimitsFile(dataDir: string) {
  const file = openOrReplace(limitsFile(dataDir));
  makeTables(file);
  const db = new Kysely<Pick<SharedTables, "limits" | "answeredPages">>({ dialect: nodeSqlite(file) });
  return { db, skew: 0, close: () => file.close() };
}

interface ProcessState {
  limits: Limits;
  backoff: Backoff;
  answers: AnsweredStore;
}

interface Parts {
  store: Store;
  dataDir: string;
  secret: Secret;
  now: () => number;
  mailsPerHour: number;
}

/** In the database if processes share one, otherwise in a separate file and in memory. */
export function openProcessState({ store, dataDir, secret, now, mailsPerHour }: Parts): ProcessState {
  const shared = isShared(store.db) ? store.db : undefined;
  const counts = shared ? { db: shared, skew, close: () => {} } : openLimitsFile(dataDir);
  return {
    limits: createLimits({ counts, secret, now, mailsPerHour }),
    backoff: createBackoff({ now, shared, secret }),
    answers: createAnsweredStore(counts.db, secret, now),
  };
}
