import { createHash } from "node:crypto";
import { describe, test } from "vitest";
import type { StorePlace } from "#app/platform/db/store.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { databaseOf } from "./postgres-databases.ts";

/** Whether these tests keep their stores in PostgreSQL (vitest.config.ts); otherwise in SQLite. */
export const onPostgres = process.env.STORE_ENGINE === "postgres";

const none = () => {};
/** A test, and a group of them, of what SQLite alone has: on PostgreSQL there is none. */
export const testOnSqlite = (onPostgres ? none : test) as typeof test;
export const describeOnSqlite = (onPostgres ? none : describe) as typeof describe;

/** The settings that say where the store of a data folder is: each folder has a database and a secret of its own. */
export const placeSettings = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(onPostgres && {
    DATABASE_URL: databaseOf(dataDir),
    SITE_SECRET: createHash("sha256").update(dataDir).digest("hex"),
  }),
});

/** Where the store of a data folder is. */
export const placeOf = (dataDir: string): StorePlace => readSettings(placeSettings(dataDir));
